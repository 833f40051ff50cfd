import type { Extra } from './extra.ts'
import { closedOutline, n } from './outline.ts'
import type { Paint } from './paint.ts'
import { awning, door, drawbar, hatch, liveryOf, mudguard, pane, stripes } from './side-parts.ts'
import type { SideShape } from './side-shape.ts'

/** x where the body begins. */
const FRONT = 1310
const CHECKS =
  '<defs><pattern id="checks" width="70" height="70" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="70" height="70" fill="#33373c"/><rect x="10" y="28" width="50" height="14" rx="7" fill="#565c62"/></pattern></defs>'

/** The wall of a caravan: door, windows as its length allows, hatches, awning, stripes and mudguard. */
export function caravan(shape: SideShape, paint: Paint): Extra {
  const { height, sill, van, axles, wheel } = shape
  const end = van === 'off-road' ? shape.length - 260 : shape.length
  const plated = sill + (van === 'off-road' ? 620 : 440)
  return {
    behind: drawbar(1500, sill),
    over: [
      CHECKS,
      `<rect x="1200" y="${n(-plated)}" width="${n(end)}" height="${n(plated - sill + 40)}" fill="url(#checks)"/><rect x="1200" y="${n(-plated - 30)}" width="${n(end)}" height="34" fill="#b4bac0"/>`,
      van === 'off-road'
        ? sharpStripes(paint, end, plated, shape.livery)
        : stripes(
            paint,
            { from: 1300, to: end, livery: shape.livery, steep: van === 'pop-top' ? 0.025 : 0.06 },
            plated + (van === 'pop-top' ? 150 : 270),
          ),
      stoneGuard(plated),
      hatch(1620, plated - 60, 760, 280),
      hatch(end - 1080, plated - 60, 700, 270),
      openings(shape, end),
      `<circle cx="2790" cy="${n(-Math.min(2500, height - 300))}" r="40" fill="#f4f6f8" stroke="#555b61" stroke-width="10"/>`,
      `<path d="M1500 ${n(-height + 75)}H${n(end)}" stroke="#fff" stroke-width="16" opacity="0.7"/>`,
    ].join(''),
    beyond: [
      van === 'pop-top' ? raisedRoof(end, height) : roofBoxes(end, height),
      awning(2250, height - 110, end - 2250 - 300),
      mudguard(axles[0] ?? 0, axles.at(-1) ?? 0, wheel),
      van === 'off-road' ? spareWheel(end) : '',
    ].join(''),
  }
}

/** Front window, door, then windows in what is left of the wall. */
function openings({ height, sill, van }: SideShape, end: number): string {
  const head = height - (van === 'pop-top' ? 330 : 590)
  const tall = van === 'pop-top' ? 430 : 540
  const rest = end - 3750
  const wide =
    rest > 3900 ? [820, 560, 760, 620] : rest > 2700 ? [860, 600, 760] : rest > 2000 ? [820, 620] : [760, 560]
  const gap = (rest - 260 - wide.reduce((sum, each) => sum + each, 0)) / wide.length
  let x = 3800
  const panes = wide.map((width, index) => {
    const drawn = pane(x, head - (index % 2 === 1 ? 40 : 0), width, index % 2 === 1 ? tall - 130 : tall)
    x += width + gap
    return drawn
  })
  return `${pane(1960, head, 640, tall - 60)}${door(2920, sill + 70, head + (van === 'pop-top' ? 180 : 300))}${panes.join('')}`
}

function stoneGuard(plated: number): string {
  return `<path d="${closedOutline([
    [1180, 700],
    [1500, 700],
    [1500, plated + 280, 40],
    [1560, plated + 360],
    [1200, plated + 360],
  ])}" fill="url(#checks)"/>`
}

function sharpStripes(paint: Paint, end: number, plated: number, livery?: number): string {
  const [dark, narrow] = liveryOf(paint, livery)
  return `<path d="M1300 ${-plated - 110}H3300L3900 ${-plated - 420}H${n(end)}V${-plated - 330}H3980L3380 ${-plated - 30}H1300Z" fill="${dark}"/><path d="M3700 ${-plated - 480}L3790 ${-plated - 540}H${n(end)}V${-plated - 500}H3810L3760 ${-plated - 460}Z" fill="${narrow}"/>`
}

function roofBoxes(end: number, height: number): string {
  return `<rect x="${n(end * 0.48)}" y="${n(-height - 100)}" width="820" height="120" rx="50" fill="#e4e7ea" stroke="#7d838a" stroke-width="8"/><rect x="${n(end * 0.77)}" y="${n(-height - 50)}" width="420" height="70" rx="26" fill="#c5cacf"/>`
}

/** The pop-top's roof, up, with its fabric walls. */
function raisedRoof(end: number, height: number): string {
  const [from, to] = [1900, end - 180]
  return `<path d="${closedOutline([
    [from + 90, height - 10],
    [from + 60, height + 360],
    [to - 60, height + 360],
    [to - 90, height - 10],
  ])}" fill="#a9a698"/>${[0.1, 0.36, 0.62, 0.86].map((part) => `<rect x="${n(from + (to - from) * part - 150)}" y="${n(-height - 270)}" width="300" height="190" rx="30" fill="#5d6469" opacity="0.75"/>`).join('')}<path d="M${from + 90} ${-height + 6}H${n(to - 90)}" stroke="#6f6c60" stroke-width="20"/><path d="${closedOutline(
    [
      [from - 130, height + 350, 40],
      [from - 60, height + 470, 110],
      [from + 500, height + 520, 200],
      [to - 300, height + 520, 200],
      [to + 90, height + 450, 110],
      [to + 120, height + 350, 40],
    ],
  )}" fill="#eef0f2" stroke="#7d838a" stroke-width="9"/><rect x="${n(FRONT + (end - FRONT) * 0.45)}" y="${n(-height - 610)}" width="700" height="100" rx="40" fill="#e4e7ea" stroke="#7d838a" stroke-width="8"/>`
}

function spareWheel(end: number): string {
  return `<rect x="${n(end - 10)}" y="-1800" width="90" height="160" fill="#1b1e21"/><rect x="${n(end + 40)}" y="-2080" width="220" height="780" rx="70" fill="#15171a"/><rect x="${n(end + 66)}" y="-2080" width="10" height="780" fill="#33383d"/><rect x="${n(end + 130)}" y="-2080" width="10" height="780" fill="#33383d"/><rect x="${n(end + 196)}" y="-2080" width="10" height="780" fill="#33383d"/>`
}
