"""Every frame by its kind, for saved matches."""

from __future__ import annotations

from typing import Final

from longhall.games.icaion.effects import (
    AddUpgrade,
    BeginCardAction,
    ChooseCardAction,
    ChooseLostCage,
    ChooseUpgradeToDiscard,
    DiscardCurio,
    ResolveCurio,
)
from longhall.games.icaion.frames.apparatus import ChooseApparatus
from longhall.games.icaion.frames.cages import ChooseAddedCage, ChooseAddedColour, ChooseBatchColour, ChooseCage
from longhall.games.icaion.frames.deploy import ChooseDeployRegion, ChooseRow, DeployMachine, ScoreDeploy
from longhall.games.icaion.frames.draw import ChooseDraw, DrawCurio, ReshuffleCurios
from longhall.games.icaion.frames.eradicate import ChooseParasites, RemoveParasites
from longhall.games.icaion.frames.event_cards import ResolveColossus, RevealEvent
from longhall.games.icaion.frames.extract import (
    ChooseHarvest,
    ChooseMachine,
    ChooseRefinerEradicates,
    ChooseScavenge,
    ChooseThird,
    ContinueExtract,
)
from longhall.games.icaion.frames.investigate import ChoosePink, KeepShard
from longhall.games.icaion.frames.move import ChooseCurioMove, ChooseMove
from longhall.games.icaion.frames.neutral import ChooseNeutralMachine, ChooseNeutralRegion, PlaceNeutral
from longhall.games.icaion.frames.parasites import PlaceParasites
from longhall.games.icaion.frames.payment import ChooseConverted, ChoosePayment, ContinuePayment, TakeForConverter
from longhall.games.icaion.frames.power import ChooseOvercharge, StabilizerDraws
from longhall.games.icaion.frames.setup import (
    ChooseCharacter,
    ChooseSidesByChance,
    ChooseStartNode,
    ChooseStartNodes,
    DealColossusCards,
    DealCurios,
    DealGear,
    DealOrder,
    DealSeekers,
    Draft,
    MixShards,
    PlaceColossus,
    PlaceNeutralMachines,
    RevealGear,
    RevealSeekers,
    RevealWonders,
    SetUpTable,
    TakeStartingQoam,
)
from longhall.games.icaion.frames.turn import ChooseAction, EndTurn, NextAction, StartTurn
from longhall.games.icaion.frames.wonders import (
    ActivateWonders,
    ChooseNextWonder,
    ChooseWonder,
    ChooseWonderRegion,
    NextWonder,
    RestoreWonder,
)
from longhall.games.icaion.frames.wounds import ChooseWoundCard, WoundSeekers
from longhall.games.icaion.frames.year import (
    EndRound,
    EndYear,
    RechargeAll,
    SetOrder,
    ShuffleEvents,
    StartRound,
    StartYear,
    TopUpShards,
)
from longhall.games.icaion.specials.wonders import (
    ChooseAltarUse,
    ChooseBell,
    ChooseHubUse,
    ChoosePulsarLoss,
    ChooseTransmuted,
    PulsarTakes,
)
from longhall.kernel.codec import FrameTable

FRAMES: Final[FrameTable] = {
    "action": ChooseAction,
    "activate_machine": ChooseMachine,
    "activate_wonders": ActivateWonders,
    "add_upgrade": AddUpgrade,
    "added_cage": ChooseAddedCage,
    "added_colour": ChooseAddedColour,
    "altar": ChooseAltarUse,
    "apparatus_sides": ChooseSidesByChance,
    "batch_colour": ChooseBatchColour,
    "begin_card_action": BeginCardAction,
    "bell": ChooseBell,
    "card_action": ChooseCardAction,
    "choose_start_nodes": ChooseStartNodes,
    "continue_extract": ContinueExtract,
    "continue_payment": ContinuePayment,
    "converted": ChooseConverted,
    "curio_move": ChooseCurioMove,
    "deal_colossus_cards": DealColossusCards,
    "deal_curios": DealCurios,
    "deal_gear": DealGear,
    "deal_order": DealOrder,
    "deal_seekers": DealSeekers,
    "deploy_machine": DeployMachine,
    "deploy_region": ChooseDeployRegion,
    "deploy_row": ChooseRow,
    "discard_curio": DiscardCurio,
    "draft": Draft,
    "draft_character": ChooseCharacter,
    "draw_curio": DrawCurio,
    "draw_more": ChooseDraw,
    "end_round": EndRound,
    "end_turn": EndTurn,
    "end_year": EndYear,
    "eradicate": ChooseParasites,
    "harvester_any": ChooseHarvest,
    "harvester_third": ChooseThird,
    "hub": ChooseHubUse,
    "investigate": ChoosePink,
    "keep_shard": KeepShard,
    "lost_cage": ChooseLostCage,
    "mix_shards": MixShards,
    "move": ChooseMove,
    "neutral_machine": ChooseNeutralMachine,
    "neutral_region": ChooseNeutralRegion,
    "next_action": NextAction,
    "next_wonder": NextWonder,
    "next_wonder_choice": ChooseNextWonder,
    "overcharge": ChooseOvercharge,
    "payment": ChoosePayment,
    "place_colossus": PlaceColossus,
    "place_neutral": PlaceNeutral,
    "place_neutral_machines": PlaceNeutralMachines,
    "place_parasites": PlaceParasites,
    "prevent_wound": ChooseWoundCard,
    "pulsar": ChoosePulsarLoss,
    "pulsar_takes": PulsarTakes,
    "recharge_all": RechargeAll,
    "refiner_eradicate": ChooseRefinerEradicates,
    "remove_parasites": RemoveParasites,
    "reshuffle_curios": ReshuffleCurios,
    "resolve_colossus": ResolveColossus,
    "resolve_curio": ResolveCurio,
    "restore_region": ChooseWonderRegion,
    "restore_wonder": ChooseWonder,
    "retrieve": ChooseApparatus,
    "reveal_event": RevealEvent,
    "reveal_gear": RevealGear,
    "reveal_seekers": RevealSeekers,
    "reveal_wonders": RevealWonders,
    "scavenger_discard": ChooseScavenge,
    "score_deploy": ScoreDeploy,
    "set_order": SetOrder,
    "set_up_table": SetUpTable,
    "shuffle_events": ShuffleEvents,
    "stabilizer_draws": StabilizerDraws,
    "stand_wonder": RestoreWonder,
    "start_node": ChooseStartNode,
    "start_round": StartRound,
    "start_turn": StartTurn,
    "start_year": StartYear,
    "starting_qoam": TakeStartingQoam,
    "store_batch": ChooseCage,
    "take_for_converter": TakeForConverter,
    "top_up_shards": TopUpShards,
    "transmuter": ChooseTransmuted,
    "upgrade_limit": ChooseUpgradeToDiscard,
    "wound_seekers": WoundSeekers,
}
