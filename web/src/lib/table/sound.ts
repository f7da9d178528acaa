/** Small sounds, made on the spot: a few soft notes each. */
export type Sound = "turn" | "dice" | "end";

const NOTES: Record<Sound, { pitch: number; at: number; lasts: number }[]> = {
  turn: [
    { pitch: 392, at: 0, lasts: 0.35 },
    { pitch: 523, at: 0.14, lasts: 0.5 },
  ],
  dice: [0, 0.05, 0.11, 0.19].map((at, i) => ({ pitch: 180 + 35 * (i % 3), at, lasts: 0.05 })),
  end: [262, 330, 392, 523].map((pitch, i) => ({ pitch, at: i * 0.16, lasts: 0.9 })),
};
const LOUDNESS = 0.08;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const { pitch, at, lasts } of NOTES[sound]) {
    const note = context.createOscillator();
    const gain = context.createGain();
    note.type = sound === "dice" ? "square" : "triangle";
    note.frequency.value = pitch;
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(LOUDNESS, now + at + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0005, now + at + lasts);
    note.connect(gain).connect(context.destination);
    note.start(now + at);
    note.stop(now + at + lasts);
  }
}
