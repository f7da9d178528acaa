"""What holds for every game at every moment of a match. ``all_checks`` lists it."""

from __future__ import annotations

from longhall.conformance.copies import (
    AgreedEnd,
    Clones,
    ComponentsConserved,
    ResumedMatch,
    SavedMatch,
    SteppingBack,
    UnfinishedRecord,
    WholeRecord,
)
from longhall.conformance.decisions import Decisions, Events, Options, Ranking, RefusedChoices
from longhall.conformance.hidden import DrawnAnew, Forecasts, HiddenThings, Previews, SampledMatches, TakenBack, Views
from longhall.conformance.shapes import ShapesKept
from longhall.conformance.walk import Check


def all_checks(seed: str) -> list[Check]:
    kinds: tuple[type[Check], ...] = (
        Options,
        Decisions,
        RefusedChoices,
        Events,
        Ranking,
        ComponentsConserved,
        SavedMatch,
        ResumedMatch,
        Clones,
        WholeRecord,
        UnfinishedRecord,
        SteppingBack,
        AgreedEnd,
        Views,
        HiddenThings,
        Previews,
        Forecasts,
        TakenBack,
        SampledMatches,
        DrawnAnew,
        ShapesKept,
    )
    return [kind(seed) for kind in kinds]
