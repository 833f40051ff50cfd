import { downwards, round } from './gradients.ts'
import { n } from './outline.ts'

export type WheelStyle = 'five-twin' | 'ten' | 'turbine' | 'six' | 'aero' | 'split' | 'steel' | 'truck'

export function wheelGradients(): string {
  return [
    round('tyre', { x: 0, y: 0, radius: 1 }, [[0, '#0c0d0f'], [0.72, '#17191c'], [0.8, '#26292d'], [0.93, '#1b1d20'], [1, '#0b0c0e']]),
    downwards('rim', 0.72, -0.72, [[0, '#f6f8fa'], [0.35, '#c3c8ce'], [0.7, '#8a9097'], [1, '#b4bac0']]),
    downwards('rimDark', 0.72, -0.72, [[0, '#70767d'], [0.4, '#3b3f45'], [1, '#23262a']]),
    round('barrel', { x: 0, y: 0.1, radius: 0.72 }, [[0, '#2b2e33'], [0.7, '#15171a'], [1, '#08090a']]),
    downwards('disc', 0.5, -0.5, [[0, '#8b9096'], [1, '#4d5157']]),
    round('hub', { x: 0, y: 0.04, radius: 0.14 }, [[0, '#f2f4f6'], [0.7, '#a9aeb4'], [1, '#6d7278']]),
  ].join('') // biome-ignore format: one gradient a line
}

/** A wheel centred on the origin, in units of its radius. */
export function wheel(style: WheelStyle, rimShare = 0.74): string {
  const scale = rimShare / 0.74
  return `<circle r="1" fill="url(#tyre)"/><circle r="0.985" fill="none" stroke="#3a3e43" stroke-width="0.012" opacity="0.7"/><circle r="${n(rimShare + 0.05)}" fill="none" stroke="#000" stroke-width="0.02" opacity="0.55"/><path d="M-0.8 -0.42A0.9 0.9 0 0 1 0.8 -0.42" fill="none" stroke="#565b61" stroke-width="0.03" opacity="0.5"/><g transform="scale(${n(scale)})">${FACES[style]()}</g>`
}

const FACES: Readonly<Record<WheelStyle, () => string>> = {
  'five-twin': () => alloy(spokes(5, 'M-0.13 -0.12L-0.075 -0.14L-0.135 -0.7L-0.215 -0.675ZM0.13 -0.12L0.075 -0.14L0.135 -0.7L0.215 -0.675Z'), 'url(#rim)'),
  ten: () => alloy(spokes(10, 'M-0.045 -0.14L0.045 -0.14L0.05 -0.7L-0.05 -0.7Z'), 'url(#rim)'),
  turbine: () => alloy(spokes(7, 'M-0.07 -0.13L0.07 -0.13L0.16 -0.5L0.2 -0.69L0.02 -0.71L0.01 -0.45Z'), 'url(#rim)', true),
  six: () => alloy(spokes(6, 'M-0.1 -0.12L0.1 -0.12L0.12 -0.45L0.2 -0.69L-0.2 -0.69L-0.12 -0.45Z'), 'url(#rimDark)'),
  split: () => alloy(spokes(5, 'M-0.15 -0.12L-0.02 -0.14L-0.05 -0.45L-0.16 -0.7L-0.25 -0.66L-0.17 -0.42ZM0.15 -0.12L0.02 -0.14L0.05 -0.45L0.16 -0.7L0.25 -0.66L0.17 -0.42Z'), 'url(#rimDark)'),
  aero: () =>
    `<circle r="0.74" fill="url(#rim)"/><circle r="0.69" fill="url(#rimDark)"/>${spokes(5, 'M-0.2 -0.13L0.2 -0.13L0.29 -0.66L-0.05 -0.715Q-0.15 -0.4 -0.2 -0.13Z', 'url(#rim)')}${spokes(5, 'M-0.02 -0.2L0.02 -0.2L0.05 -0.69L0.02 -0.7Z', '#2b2f34')}<circle r="0.715" fill="none" stroke="url(#rim)" stroke-width="0.045"/><circle r="0.2" fill="url(#rimDark)"/><circle r="0.13" fill="url(#rim)"/>`,
  steel: () =>
    `<circle r="0.74" fill="url(#rim)"/><circle r="0.68" fill="#5b6066"/><circle r="0.62" fill="url(#disc)"/>${spokes(10, 'M-0.055 -0.5a0.055 0.055 0 1 1 0.11 0a0.055 0.055 0 1 1 -0.11 0Z', '#121416')}<circle r="0.34" fill="#7d838a"/><circle r="0.3" fill="url(#disc)"/>${lugs(5, 0.22)}<circle r="0.13" fill="url(#hub)"/>`,
  truck: () =>
    `<circle r="0.72" fill="#dfe2e5"/><circle r="0.66" fill="url(#rim)"/><circle r="0.55" fill="#4b5056"/>${spokes(8, 'M-0.075 -0.43a0.075 0.06 0 1 1 0.15 0a0.075 0.06 0 1 1 -0.15 0Z', '#0f1113')}<circle r="0.3" fill="url(#rim)"/>${lugs(6, 0.21)}<circle r="0.13" fill="url(#disc)"/>`,
} // biome-ignore format: one face a line

function alloy(spokesOf: string, metal: string, closed = false): string {
  return `<circle r="0.74" fill="${metal}"/><circle r="0.69" fill="url(#barrel)"/><circle r="0.49" fill="url(#disc)"/><circle r="0.49" fill="none" stroke="#2f3236" stroke-width="0.02"/><path d="M0.3 -0.42A0.52 0.52 0 0 1 0.5 0.1L0.38 0.08A0.4 0.4 0 0 0 0.22 -0.32Z" fill="#34383d"/><circle r="0.69" fill="#000" opacity="${closed ? 0.15 : 0.28}"/><g fill="#000" opacity="0.5" transform="translate(0.012 0.022)">${spokesOf}</g><g fill="${metal}" stroke="#3d4146" stroke-width="0.006">${spokesOf}</g><circle r="0.715" fill="none" stroke="${metal}" stroke-width="0.045"/><circle r="0.693" fill="none" stroke="#24272a" stroke-width="0.008" opacity="0.8"/><circle r="0.738" fill="none" stroke="#1b1d20" stroke-width="0.012"/><circle r="0.2" fill="${metal}"/>${lugs(5, 0.125)}<circle r="0.075" fill="url(#rimDark)"/>`
}

function spokes(count: number, path: string, fill?: string): string {
  return Array.from(
    { length: count },
    (_, index) => `<path transform="rotate(${n((360 / count) * index)})" d="${path}"${fill ? ` fill="${fill}"` : ''}/>`,
  ).join('')
}

function lugs(count: number, distance: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI
    return `<circle cx="${n(Math.sin(angle) * distance)}" cy="${n(-Math.cos(angle) * distance)}" r="0.022" fill="#3a3e43"/>`
  }).join('')
}
