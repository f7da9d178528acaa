import type { GameEvent } from "../../../net/stage.svelte";

/** Why the side with more points does not win a battle, or the defender not a tie: all its units fell. */
export function comment(event: GameEvent): GameEvent | undefined {
  if (event.type !== "battle_decided") return undefined;
  const byPoints = Number(event["attack"]) > Number(event["defence"]) ? event["attacker"] : event["defender"];
  const { winner } = event as { winner?: number };
  if (winner === byPoints) return undefined;
  if (winner === event["attacker"]) return { type: "told_defenders_fell", rule: "NG-BATTLE-12" };
  if (winner === event["defender"]) return { type: "told_attackers_fell", rule: "NG-BATTLE-12" };
  return { type: "told_all_fell", rule: "NG-BATTLE-13" };
}
