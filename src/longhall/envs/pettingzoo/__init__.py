"""PettingZoo environments: ``northgard_v1``, ``icegarden_v1`` and ``icaion_v1``."""
