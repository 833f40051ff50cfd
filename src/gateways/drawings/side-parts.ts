import { type Corner, closedOutline, n, openLine } from './outline.ts'
import type { Paint } from './paint.ts'

/** A caravan window: acrylic in a frame. */
export function pane(x: number, y: number, width: number, height: number): string {
  return `<rect x="${n(x - 26)}" y="${n(-y - 26)}" width="${n(width + 52)}" height="${n(height + 52)}" rx="70" fill="#23272b"/><rect x="${n(x)}" y="${n(-y)}" width="${n(width)}" height="${n(height)}" rx="52" fill="#2f3942"/><path d="M${n(x + width * 0.12)} ${n(-y + height)}L${n(x + width * 0.42)} ${n(-y)}H${n(x + width * 0.62)}L${n(x + width * 0.32)} ${n(-y + height)}Z" fill="#fff" opacity="0.13"/><rect x="${n(x + 14)}" y="${n(-y + 14)}" width="${n(width - 28)}" height="${n(height - 28)}" rx="42" fill="none" stroke="#76828c" stroke-width="8" opacity="0.6"/>`
}

export function hatch(x: number, y: number, width: number, height: number): string {
  return `<rect x="${n(x)}" y="${n(-y)}" width="${n(width)}" height="${n(height)}" rx="26" fill="#fff" fill-opacity="0.1" stroke="#555b61" stroke-opacity="0.55" stroke-width="9"/><circle cx="${n(x + width - 60)}" cy="${n(-y + height / 2)}" r="18" fill="#3a3f44"/>`
}

export function door(x: number, foot: number, top: number): string {
  return `<rect x="${n(x)}" y="${n(-top)}" width="660" height="${n(top - foot)}" rx="60" fill="#000" fill-opacity="0.03" stroke="#4b5157" stroke-opacity="0.7" stroke-width="11"/>${pane(x + 120, top - 130, 420, 620)}<rect x="${n(x + 560)}" y="${n(-foot - 800)}" width="60" height="130" rx="22" fill="#22262a"/><rect x="${n(x + 20)}" y="${n(-foot + 40)}" width="620" height="60" rx="16" fill="#2a2e32"/>`
}

/** Colours of the wide and the narrow stripe. */
const LIVERIES = [
  ['#2b4a63', '#d9822b'], ['#3b4046', '#b3161f'], ['#1f6f6b', '#d8b04a'], ['#5b6b2f', '#c9a24b'], ['#7a2233', '#8d949b'], ['#2f6fa8', '#16324f'],
  ['#8a6a3f', '#3b4046'], ['#46566b', '#7fb2d9'], ['#23262a', '#e0a020'],
] as const // biome-ignore format: pairs

/** The colours of a caravan's stripes; dark paint has a light stripe. */
export function liveryOf(paint: Paint, livery = 0): readonly [wide: string, narrow: string] {
  const [wide, narrow] = LIVERIES[livery % LIVERIES.length] ?? LIVERIES[0]
  return [paint.gloss > 0.6 ? '#c9ced3' : wide, narrow]
}

/** Two sweeping stripes; `steep` is their rise as a share of the length. */
export function stripes(
  paint: Paint,
  {
    from,
    to,
    livery = 0,
    steep = 0.06,
  }: {
    readonly from: number
    readonly to: number
    readonly livery?: number | undefined
    readonly steep?: number | undefined
  },
  height: number,
): string {
  const rise = (to - from) * steep
  const [wide, narrow] = liveryOf(paint, livery)
  // Some makers sweep up, others run the stripes level.
  const lift = livery % 2 === 1 ? rise * 0.25 : rise
  const along = (share: number) => n(from + (to - from) * share)
  return `<path d="M${n(from)} ${n(-height)}C${along(0.4)} ${n(-height - lift * 0.2)} ${along(0.7)} ${n(-height - lift)} ${n(to)} ${n(-height - lift * 3.6)}V${n(-height - lift * 2.5 + (rise - lift) * 1.6)}C${along(0.7)} ${n(-height + 40)} ${along(0.4)} ${n(-height + 120)} ${n(from)} ${n(-height + 110)}Z" fill="${wide}"/><path d="M${n(from)} ${n(-height + 150)}C${along(0.4)} ${n(-height + 170)} ${along(0.7)} ${n(-height + 90)} ${n(to)} ${n(-height - lift * 2.1 + (rise - lift) * 2)}V${n(-height - lift * 1.8 + (rise - lift) * 2)}C${along(0.7)} ${n(-height + 140)} ${along(0.4)} ${n(-height + 200)} ${n(from)} ${n(-height + 180)}Z" fill="${narrow}"/>`
}

export function awning(x: number, y: number, width: number): string {
  return `<rect x="${n(x)}" y="${n(-y)}" width="${n(width)}" height="120" rx="60" fill="#4a5056"/><rect x="${n(x)}" y="${n(-y + 6)}" width="${n(width)}" height="46" rx="23" fill="#8d949b"/><rect x="${n(x - 20)}" y="${n(-y - 6)}" width="46" height="132" rx="14" fill="#1d2023"/><rect x="${n(x + width - 26)}" y="${n(-y - 6)}" width="46" height="132" rx="14" fill="#1d2023"/>`
}

export function mudguard(first: number, last: number, radius: number): string {
  const high = radius * 2.16
  const line: readonly Corner[] = [
    [first - radius * 1.32, radius * 1.3],
    [first - radius * 1.1, high, 160],
    [last + radius * 1.1, high, 160],
    [last + radius * 1.32, radius * 1.3],
  ]
  return `<path d="${openLine(line)}" fill="none" stroke="#101214" stroke-width="80" stroke-linejoin="round"/><path d="${openLine(line)}" fill="none" stroke="#50565c" stroke-width="14" transform="translate(0 -26)"/>`
}

/** A-frame, coupling, jockey wheel and gas bottles. */
export function drawbar(body: number, height: number): string {
  return `<path d="${closedOutline([
    [20, 500],
    [body + 700, 500],
    [body + 700, 620],
    [20, 560],
  ])}" fill="#1b1e21"/><path d="${openLine([
    [40, 555],
    [body + 300, 615],
  ])}" stroke="#596066" stroke-width="14"/><path d="${closedOutline([
    [-70, 470, 30],
    [150, 470, 20],
    [170, 600, 30],
    [-20, 620, 40],
    [-80, 560, 30],
  ])}" fill="#2a2e32"/><rect x="430" y="-900" width="60" height="780" rx="20" fill="#c5cacf"/><rect x="446" y="-900" width="18" height="780" fill="#f4f6f8"/><circle cx="460" cy="-110" r="110" fill="#131517"/><circle cx="460" cy="-110" r="52" fill="#7d838a"/><rect x="720" y="-1130" width="300" height="520" rx="110" fill="#c9ced3"/><rect x="760" y="-1110" width="70" height="470" rx="35" fill="#f4f6f8"/><rect x="820" y="-1190" width="100" height="70" rx="20" fill="#5c6268"/><rect x="960" y="-1110" width="300" height="500" rx="110" fill="#aeb4ba"/><rect x="1000" y="-1090" width="60" height="450" rx="30" fill="#e3e6e9"/><path d="M700 -${height + 40}H1300" stroke="#1b1e21" stroke-width="50"/>`
}
