import { SOUNDS, type SoundName, type Tone } from "./sounds.ts";

/** Seconds between simultaneous sounds. */
const APART = 0.11;
/** Seconds after the last sound; then nothing is played, not even silence, which would take a phone's battery. */
const REST = 1;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Plays sounds one after another. Browsers keep still until a page was touched; nothing is caught up on then. */
export function playSounds(names: readonly SoundName[], volume: number): void {
  if (volume <= 0 || names.length === 0 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const context = audio;
  if (context.state === "suspended") {
    void context.resume().catch(() => undefined);
    if (!navigator.userActivation.hasBeenActive) return;
  }
  const now = context.currentTime;
  const ends = names.flatMap((name, at) =>
    SOUNDS[name].map((tone) => playTone(context, tone, now + at * APART, volume)),
  );
  clearTimeout(resting);
  resting = setTimeout(
    () => void context.suspend().catch(() => undefined),
    (Math.max(...ends) - now + REST) * 1_000,
  );
}

/** @returns when the tone ends */
function playTone(context: AudioContext, tone: Tone, start: number, volume: number): number {
  const from = start + tone.at;
  const to = from + tone.lasts;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(tone.gain * volume, from + Math.min(0.015, tone.lasts / 4));
  loudness.gain.exponentialRampToValueAtTime(0.0001, to);
  loudness.connect(context.destination);
  if (tone.wave === "noise") {
    const source = context.createBufferSource();
    source.buffer = noiseOf(context);
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.setValueAtTime(tone.from, from);
    band.frequency.linearRampToValueAtTime(tone.to, to);
    source.connect(band).connect(loudness);
    source.start(from);
    source.stop(to);
    return to;
  }
  const source = context.createOscillator();
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.from, from);
  source.frequency.exponentialRampToValueAtTime(tone.to, to);
  source.connect(loudness);
  source.start(from);
  source.stop(to);
  return to;
}

function noiseOf(context: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}
