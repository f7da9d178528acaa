"""Builds the package: setuptools, with the pages of the hall built into a wheel first."""

from __future__ import annotations

from typing import Any

import pages  # type: ignore[import-not-found]  # beside this file, on the path only while a package is built
from setuptools import build_meta
from setuptools.build_meta import (  # what the pages do not concern
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if pages.machine_has_node() else [*needed, pages.WHEEL]


def build_wheel(
    wheel_directory: str, config_settings: dict[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    if pages.run(["build"]) != 0:
        raise SystemExit("the pages of the hall could not be built")
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name
