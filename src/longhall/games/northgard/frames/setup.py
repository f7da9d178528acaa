"""Setup of the table. [NG-SETUP]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import add_units, gain_resources, place_kaija
from longhall.games.northgard.content import ACHIEVEMENT, ADVANCED, CLAN, CLAN_IDS, EARLY, STARTING
from longhall.games.northgard.events.setup import (
    ACHIEVEMENTS_REVEALED,
    CLAN_CHOSEN,
    FIRST_PLAYER_CHANGED,
    FIRST_PLAYER_ROLL,
    SETUP_TILE_SHOWN,
    SETUP_TILES_DRAWN,
    SETUP_TILES_REDRAWN,
    SETUP_TILES_RETURNED,
    UNITS_PLACED,
    TilesSeen,
    UnitsPlaced,
)
from longhall.games.northgard.frames.creatures import BuildCreatureDeck, appear_in_lairs
from longhall.games.northgard.frames.explore import ShuffleTiles
from longhall.games.northgard.frames.kaija import KAIJA
from longhall.games.northgard.frames.recruit import RecruitChoice, with_kaija
from longhall.games.northgard.frames.year import StartYear
from longhall.games.northgard.map import place_at
from longhall.games.northgard.placement import (
    BESIDE_START,
    WITH_EMPTY,
    draw_tile,
    has_spot,
    laid_preview,
    lay_tile,
    legal_spots,
    spot_key,
    spot_option,
    spot_refusals,
    territories_on,
)
from longhall.games.northgard.queries import card_ids, lone_creatures, seats_in_order
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.state import NOBODY, NorthgardState
from longhall.kernel.chance import Rng
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Chance, Option, Refusal, Shuffle, Step
from longhall.kernel.state import Frame

DICE_PER_PLAYER: Final = 2  # in the roll for the first player [NG-SETUP-10]
SHORT_GAME: Final = 7  # years; a longer game has more development cards [NG-LONG-02]


@dataclass
class SetUpTable(Step):
    """The whole setup in its order. [NG-SETUP-01..19]"""

    def kind(self) -> str:
        return "set_up_table"

    def run(self, s: NorthgardState) -> None:
        lay_start_tiles(s)
        give_starting_cards(s)
        early, advanced = (3, 6) if s.rules.years > SHORT_GAME else (2, 4)
        s.push_in_order(
            DealCards(ADVANCED, advanced * s.seats),
            DealCards(EARLY, early * s.seats),
            DealCards(ACHIEVEMENT, s.seats),
            ShuffleTiles(),
            *clan_frames(s),
            *[ShuffleDeck(seat) for seat in range(s.seats)],
            RollForFirst(tuple(range(s.seats))),
            StartingResources(),
            *([BuildCreatureDeck()] if s.rules.creatures else []),
            DealSetupTiles(),
            SetupRound(1),
            SetupRound(2),
            ReturnSetupTiles(),
            StartYear(),
        )


def lay_start_tiles(s: NorthgardState) -> None:
    """[NG-SETUP-05, NG-SETUP-06]"""
    for tile in s.content.tiles:
        if tile.kind == "start":
            lay_tile(s, tile.index, 4 * place_at(0, 0), "NG-SETUP-05")
    for tile in s.content.tiles:
        if tile.kind == "start5" and s.seats == 5:
            lay_tile(s, tile.index, 4 * place_at(1, 0), "NG-SETUP-05")
        elif tile.kind == "ordinary" or (tile.kind == "start5" and s.rules.start5_in_pile):
            s.tiles.append(tile.index)


def give_starting_cards(s: NorthgardState) -> None:
    """[NG-SETUP-07, NG-SETUP-09]"""
    for seat in range(s.seats):
        for card in s.content.cards:
            if card.kind == STARTING:
                s.draw[seat] += [card.index] * card.copies
        s.draw_known[seat] = [0] * len(s.draw[seat])


def clan_frames(s: NorthgardState) -> list[Frame]:
    """How clans are found: drafted in seat order, dealt at random, named by the host, or none. [NG-SETUP-08]"""
    if s.rules.clans == "draft":
        return [ChooseClan(seat) for seat in range(s.seats)]
    if s.rules.clans == "random":
        return [DealClans()]
    if s.rules.clans != "none":
        return [GiveClans()]
    return []


def take_clan(s: NorthgardState, seat: int, clan: int) -> None:
    """The initial card joins the deck, the upgrades lie face up. [NG-SETUP-08, NG-SETUP-09]"""
    s.clan[seat] = clan
    for card in s.content.cards:
        if card.kind == CLAN and card.clan == clan:
            if card.rank == 0:
                s.draw[seat].append(card.index)
                s.draw_known[seat].append(0)
            else:
                s.upgrades[seat].append(card.index)
    CLAN_CHOSEN.emit(s, "NG-SETUP-08", {"seat": seat, "clan": CLAN_IDS[clan]})


@dataclass
class ChooseClan(SeatChoice):
    """Each clan at most once. [NG-SETUP-08]"""

    def kind(self) -> str:
        return "choose_clan"

    def rule(self) -> str:
        return "NG-SETUP-08"

    def options(self, s: NorthgardState) -> list[int]:
        return [clan for clan in range(len(CLAN_IDS)) if clan not in s.clan]

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"clan:{CLAN_IDS[pick]}"

    def resolve(self, s: NorthgardState, pick: int) -> None:
        take_clan(s, self.seat, pick)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        return [
            Refusal(f"clan:{CLAN_IDS[clan]}", "NG-SETUP-08", "refusal-clan-taken", {"seat": s.clan.index(clan)})
            for clan in range(len(CLAN_IDS))
            if clan in s.clan
        ]


@dataclass
class DealClans(Shuffle):
    """Clans at random. [NG-SETUP-08]"""

    def kind(self) -> str:
        return "deal_clans"

    def size(self, s: NorthgardState) -> int:
        return len(CLAN_IDS)

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        for seat in range(s.seats):
            take_clan(s, seat, outcome[seat])


@dataclass
class GiveClans(Step):
    """Clans named in the setup. [NG-SETUP-08]"""

    def kind(self) -> str:
        return "give_clans"

    def run(self, s: NorthgardState) -> None:
        for seat, name in enumerate(s.rules.clans.split(",")):
            take_clan(s, seat, CLAN_IDS.index(name))


@dataclass
class DealCards(Shuffle):
    """Shuffle the early, advanced or achievement cards and take so many; the rest leave the game unseen.
    [NG-SETUP-03, NG-SETUP-04]"""

    cards: int
    count: int

    def kind(self) -> str:
        return "deal_cards"

    def size(self, s: NorthgardState) -> int:
        return len(cards_of_kind(s, self.cards))

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        cards = cards_of_kind(s, self.cards)
        shuffled = [cards[i] for i in outcome]
        s.unused += shuffled[self.count :]
        if self.cards == ACHIEVEMENT:
            s.achievements = shuffled[: self.count]
            ACHIEVEMENTS_REVEALED.emit_reveal(s, "NG-SETUP-04", {"cards": card_ids(s, s.achievements)})
        else:
            s.development += shuffled[: self.count]


def cards_of_kind(s: NorthgardState, kind: int) -> list[int]:
    """One entry per copy."""
    found: list[int] = []
    for card in s.content.cards:
        if card.kind == kind:
            found += [card.index] * card.copies
    return found


@dataclass
class ShuffleDeck(Shuffle):
    """[NG-SETUP-09]"""

    seat: int

    def kind(self) -> str:
        return "shuffle_deck"

    def size(self, s: NorthgardState) -> int:
        return len(s.draw[self.seat])

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        s.draw[self.seat] = [s.draw[self.seat][i] for i in outcome]


@dataclass
class RollForFirst(Chance):
    """Everybody rolls both dice; most axes takes the marker, tied players roll again. [NG-SETUP-10]"""

    rolling: tuple[int, ...]

    def kind(self) -> str:
        return "roll_for_first"

    def sample(self, s: NorthgardState, rng: Rng) -> list[int]:
        return [rng.below(len(s.content.faces)) for _ in range(DICE_PER_PLAYER * len(self.rolling))]

    def allows(self, s: NorthgardState, outcome: list[int]) -> bool:
        right_length = len(outcome) == DICE_PER_PLAYER * len(self.rolling)
        return right_length and all(0 <= face < len(s.content.faces) for face in outcome)

    def outcomes(self, s: NorthgardState) -> list[tuple[list[int], int]]:
        """Only the axes count, so one roll stands for all that show as many to each player."""
        per_player: dict[int, tuple[list[int], int]] = {}
        for roll in _rolls(len(s.content.faces)):
            axes = _axes(s, roll)
            first, weight = per_player.get(axes, (roll, 0))
            per_player[axes] = (first, weight + 1)
        found: list[tuple[list[int], int]] = [([], 1)]
        for _ in self.rolling:
            found = [
                (rolls + roll, all_of_it * weight) for rolls, all_of_it in found for roll, weight in per_player.values()
            ]
        return found

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        axes: list[int] = []
        for i, seat in enumerate(self.rolling):
            axes.append(_axes(s, outcome[DICE_PER_PLAYER * i : DICE_PER_PLAYER * (i + 1)]))
            FIRST_PLAYER_ROLL.emit(s, "NG-SETUP-10", {"seat": seat, "axes": axes[i]})
        best = tuple(seat for seat, count in zip(self.rolling, axes, strict=True) if count == max(axes))
        if len(best) > 1:
            s.push(RollForFirst(best))
        else:
            s.first = best[0]
            FIRST_PLAYER_CHANGED.emit(s, "NG-SETUP-10", {"seat": s.first})


def _rolls(faces: int) -> list[list[int]]:
    """Everything one player's dice may show."""
    found: list[list[int]] = [[]]
    for _ in range(DICE_PER_PLAYER):
        found = [[*roll, face] for roll in found for face in range(faces)]
    return found


def _axes(s: NorthgardState, roll: list[int]) -> int:
    """A face that lets its owner choose shows one axe."""
    faces = [s.content.faces[face] for face in roll]
    return sum(1 if face.choice else face.points for face in faces)


@dataclass
class StartingResources(Step):
    """[NG-SETUP-11]"""

    def kind(self) -> str:
        return "starting_resources"

    def run(self, s: NorthgardState) -> None:
        for place, seat in enumerate(seats_in_order(s)):
            food, wood, lore = s.content.starting_resources[place]
            gain_resources(s, seat, food, wood, lore, "NG-SETUP-11")


@dataclass
class DealSetupTiles(Step):
    """Every player draws three tiles in secret. [NG-SETUP-12, NG-AMB-03]"""

    def kind(self) -> str:
        return "deal_setup_tiles"

    def run(self, s: NorthgardState) -> None:
        for seat in seats_in_order(s):
            draw_setup_tiles(s, seat, s.content.setup_tiles)


def draw_setup_tiles(s: NorthgardState, seat: int, n: int) -> None:
    drawn = [draw_tile(s) for _ in range(n)]
    s.setup_tiles[seat] += drawn
    ids = [s.content.tiles[tile].id for tile in drawn]
    SETUP_TILES_DRAWN.emit_private(s, "NG-SETUP-12", {"seat": seat, "count": n}, (seat,), {"tiles": ids})


@dataclass
class SetupRound(Step):
    """[NG-SETUP-13, NG-SETUP-14]"""

    round: int

    def kind(self) -> str:
        return "setup_round"

    def run(self, s: NorthgardState) -> None:
        s.push_in_order(*[SetupTurn(seat, self.round) for seat in seats_in_order(s)])


SETUP_RULES: Final = ("", "NG-SETUP-13", "NG-SETUP-14")  # by round


def setup_need(round: int) -> int:
    return BESIDE_START if round == 1 else WITH_EMPTY


@dataclass
class SetupTurn(Step):
    """A player with no tile that can be placed draws new ones. [NG-AMB-04]"""

    seat: int
    round: int

    def kind(self) -> str:
        return "setup_turn"

    def run(self, s: NorthgardState) -> None:
        need = setup_need(self.round)
        if any(has_spot(s, tile, need) for tile in s.setup_tiles[self.seat]):
            s.push(ChooseSetupTile(self.seat, self.round))
            return
        if not any(has_spot(s, tile, need) for tile in s.tiles):
            return  # no tile of the whole game fits; a pack of one's own may bring that about
        count = len(s.setup_tiles[self.seat])
        s.tiles += s.setup_tiles[self.seat]
        s.setup_tiles[self.seat] = []
        SETUP_TILES_REDRAWN.emit(s, "NG-AMB-04", {"seat": self.seat, "count": count})
        s.push_in_order(ShuffleTiles(), RedrawSetupTiles(self.seat, count), self)


@dataclass
class RedrawSetupTiles(Step):
    """[NG-AMB-04]"""

    seat: int
    count: int

    def kind(self) -> str:
        return "redraw_setup_tiles"

    def run(self, s: NorthgardState) -> None:
        draw_setup_tiles(s, self.seat, self.count)


@dataclass
class ChooseSetupTile(SeatChoice):
    """Which of the own tiles is placed. [NG-SETUP-13]"""

    round: int

    def kind(self) -> str:
        return "setup_tile"

    def rule(self) -> str:
        return SETUP_RULES[self.round]

    def options(self, s: NorthgardState) -> list[int]:
        need = setup_need(self.round)
        return sorted(tile for tile in s.setup_tiles[self.seat] if has_spot(s, tile, need))

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"tile:{s.content.tiles[pick].id}"

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"round": self.round}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.setup_tiles[self.seat].remove(pick)
        s.drawn_tiles = [pick]
        SETUP_TILE_SHOWN.emit(s, SETUP_RULES[self.round], {"seat": self.seat, "tile": s.content.tiles[pick].id})
        s.push(ChooseSetupPlace(self.seat, self.round, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(f"tile:{s.content.tiles[tile].id}", "NG-AMB-04", "refusal-setup-tile")
            for tile in sorted(s.setup_tiles[self.seat])
            if tile not in allowed
        ]


@dataclass
class ChooseSetupPlace(SeatChoice):
    """Where it goes. [NG-SETUP-13, NG-SETUP-14, NG-SETUP-15]"""

    round: int
    tile: int

    def kind(self) -> str:
        return "setup_place"

    def rule(self) -> str:
        return "NG-SETUP-15"

    def options(self, s: NorthgardState) -> list[int]:
        return legal_spots(s, self.tile, setup_need(self.round))

    def key(self, s: NorthgardState, pick: int) -> str:
        return spot_key(pick)

    def option(self, s: NorthgardState, pick: int) -> Option:
        return spot_option(s, pick)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"tile": s.content.tiles[self.tile].id, "round": self.round}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.drawn_tiles = []
        placement = lay_tile(s, self.tile, pick, SETUP_RULES[self.round])
        s.push(ChooseSetupTerritory(self.seat, self.round, placement))
        appear_in_lairs(s, placement, False)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        return spot_refusals(s, self.tile, setup_need(self.round))

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return laid_preview(s, self.seat, self.tile, pick, False)


@dataclass
class ChooseSetupTerritory(RecruitChoice):
    """Into which empty territory of the tile the group of three goes. [NG-SETUP-13, NG-SETUP-16]"""

    round: int
    placement: int

    def kind(self) -> str:
        return "setup_units"

    def rule(self) -> str:
        return "NG-SETUP-16"

    def options(self, s: NorthgardState) -> list[int]:
        empty = [territory for territory in territories_on(s, self.placement) if s.owner[territory] == NOBODY]
        peaceful = [territory for territory in empty if not lone_creatures(s, territory)]
        return with_kaija(s, self.seat, peaceful if peaceful else empty)  # [NG-AMB-61]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        territory = pick - KAIJA if pick >= KAIJA else pick
        count = s.content.setup_units
        if pick >= KAIJA:
            place_kaija(s, self.seat, territory)
            count -= 1
        n = add_units(s, self.seat, territory, count)
        data: UnitsPlaced = {"seat": self.seat, "territory": s.geo.names[territory], "units": n}
        UNITS_PLACED.emit(s, SETUP_RULES[self.round], data)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        here = territories_on(s, self.placement)
        allowed = self.options(s)
        found: list[Refusal] = []
        for territory in s.geo.territories:
            key = f"territory:{s.geo.names[territory]}"
            if territory not in here:
                found.append(Refusal(key, "NG-SETUP-13", "refusal-setup-other-tile"))
            elif s.owner[territory] != NOBODY:
                found.append(Refusal(key, "NG-SETUP-16", "refusal-setup-occupied"))
            elif territory not in allowed:
                found.append(Refusal(key, "NG-AMB-61", "refusal-setup-creature"))
        return found


@dataclass
class ReturnSetupTiles(Step):
    """[NG-SETUP-17]"""

    def kind(self) -> str:
        return "return_setup_tiles"

    def run(self, s: NorthgardState) -> None:
        for seat in range(s.seats):
            tiles = s.setup_tiles[seat]
            if not tiles:
                continue
            s.tiles += tiles
            s.setup_tiles[seat] = []
            private: TilesSeen = {"tiles": [s.content.tiles[tile].id for tile in tiles]}
            SETUP_TILES_RETURNED.emit_to_chooser(s, "NG-SETUP-17", {"seat": seat, "count": len(tiles)}, seat, private)
        s.push(ShuffleTiles())
