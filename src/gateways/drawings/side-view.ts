import { across, downwards, slanted } from './gradients.ts'
import { at, type Corner, centre, closedOutline, heightAt, n, openLine, smaller } from './outline.ts'
import type { Paint } from './paint.ts'
import type { SceneName } from './scene-for.ts'
import { extraFor } from './side-extras.ts'
import type { SideShape } from './side-shape.ts'
import { wheel, wheelGradients } from './wheel.ts'

/** Side view in millimetres, front to the left, standing on y = 0. */
export function sideView(shape: SideShape, paint: Paint, scene: SceneName): string {
  const body = bodyOutline(shape)
  const extra = extraFor(shape, paint)
  return [
    `<defs>${gradients(shape, paint)}<clipPath id="body"><path d="${body}"/></clipPath><clipPath id="windows"><path d="${closedOutline(shape.windows)}"/></clipPath></defs>`,
    underneath(shape),
    extra.behind,
    `<path d="${body}" fill="url(#paint)"/>`,
    `<g clip-path="url(#body)">${shading(shape, paint)}${shape.blackRoof ? blackRoof(shape) : ''}${screens(shape)}${shape.cladding ? cladding(shape) : sill(shape)}${extra.over}${bumpers(shape)}${lamps(shape)}${seams(shape, paint)}</g>`,
    daylight(shape),
    handles(shape, paint),
    mirror(shape, paint),
    `<path d="${body}" fill="none" stroke="${paint.deep}" stroke-width="7" opacity="0.55"/>`,
    shape.rails ? rails(shape.rails, shape) : '',
    wheels(shape, scene),
    extra.beyond,
  ].join('')
}

const ARCH = 1.13

/** The silhouette with the wheel arches cut out of its lower edge. */
export function bodyOutline({ profile, axles: all, bodyAxles, wheel: radius, sill }: SideShape): string {
  const axles = all.slice(0, bodyAxles ?? all.length)
  const arch = radius * ARCH
  const reach = (height: number) => Math.sqrt(Math.max(0, arch ** 2 - (height - radius) ** 2))
  const top = openLine(profile)
  const foot = profile.at(-1)?.[1] ?? sill
  const front = profile[0]?.[1] ?? sill
  const last = axles.length - 1
  const arches = [...axles]
    .map((axle, index) => {
      const enter = index === last ? foot : sill
      const leave = index === 0 ? front : sill
      const more = enter + leave < 2 * radius ? 1 : 0
      return `L${at(axle + reach(enter), enter)}A${n(arch)} ${n(arch)} 0 ${more} 0 ${at(axle - reach(leave), leave)}`
    })
    .reverse()
    .join('')
  return `${top}${arches}Z`
}

function gradients({ height, length, sill, waist, windows }: SideShape, paint: Paint): string {
  const belt = (waist[0] + waist[1]) / 2
  const share = (y: number) => (height - y) / (height - sill + 40)
  const span = belt - sill
  return [
    downwards('paint', height, sill - 40, [
      [0, paint.shine], [share(height - 60), paint.light], [share(belt + 40), paint.base], [share(belt - span * 0.04), paint.light], [share(belt - span * 0.16), paint.base],
      [share(belt - span * 0.42), paint.base], [share(belt - span * 0.62), paint.shade], [share(belt - span * 0.78), paint.base], [share(sill + span * 0.06), paint.shade], [1, paint.dark],
    ]),
    across('ends', 0, length, [[0, '#06080c', 0.42], [0.05, '#06080c', 0.16], [0.14, '#06080c', 0], [0.86, '#06080c', 0], [0.95, '#06080c', 0.18], [1, '#06080c', 0.46]]),
    downwards('horizon', belt - span * 0.3, sill, [[0, paint.deep, 0.34 + paint.gloss * 0.3], [0.5, paint.deep, 0.1 + paint.gloss * 0.1], [1, paint.deep, 0]]),
    downwards('sheen', belt, belt - span * 0.34, [[0, '#fff', 0], [0.3, '#fff', 0.16 + paint.gloss * 0.34], [1, '#fff', 0]]),
    downwards('bounce', sill + span * 0.36, sill, [[0, '#fff', 0], [0.55, '#fff', 0.1 + paint.gloss * 0.16], [1, '#fff', 0]]),
    downwards('glass', Math.max(0, ...windows.map(([, y]) => y)), Math.min(height, ...windows.map(([, y]) => y)), [[0, '#1a2027'], [0.5, '#2b343d'], [0.85, '#46525d'], [1, '#2c353e']]),
    slanted('flash', [0, height], [length * 0.16, belt], [[0, '#fff', 0.5], [1, '#fff', 0.08]]),
    downwards('black', height, 0, [[0, '#2b2e32'], [0.6, '#1f2225'], [1, '#111315']]),
    downwards('red', height, sill, [[0, '#e2343a'], [0.5, '#b3121b'], [1, '#6d0a10']]),
    across('lens', 0, 700, [[0, '#dfe6ec'], [0.4, '#8a949e'], [1, '#2a3036']]),
    wheelGradients(),
  ].join('') // biome-ignore format: one gradient a line
}

/** Underbody between the wheels and inside the arches. */
function underneath({ axles, wheel: radius, sill, length }: SideShape): string {
  const first = (axles[0] ?? 0) - radius
  const last = (axles.at(-1) ?? length) + radius
  const wells = axles
    .map((axle) => `<circle cx="${n(axle)}" cy="${n(-radius * 1.02)}" r="${n(radius * 1.16)}" fill="#0a0b0d"/>`)
    .join('')
  return `${wells}<path d="${closedOutline([[first, sill + 60], [first + 120, radius * 0.5, 40], [last - 120, radius * 0.5, 40], [last, sill + 60]])}" fill="#0c0d10"/>` // biome-ignore format: one outline
}

function shading(shape: SideShape, paint: Paint): string {
  const { length, height, sill, axles, wheel: radius, waist } = shape
  const [front, rear] = waist
  const span = (front + rear) / 2 - sill
  const down = (share: number): readonly [number, number] => [front - span * share, rear - span * share]
  const band = (from: number, to: number, bow = 0): string => {
    const [a, b] = down(from)
    const [c, d] = down(to)
    return closedOutline([[-200, a - bow], [length * 0.5, (a + b) / 2 + bow, 900], [length + 200, b - bow], [length + 200, d - bow], [length * 0.5, (c + d) / 2 + bow, 900], [-200, c - bow]]) // biome-ignore format: one outline
  }
  const [creaseFront, creaseRear] = down(0.2)
  const crease = openLine([[-100, creaseFront - 40], [length * 0.3, creaseFront + 12, 700], [length * 0.75, creaseRear + 18, 700], [length + 100, creaseRear - 30]]) // biome-ignore format: one line
  const lowFront = (axles[0] ?? 0) + radius * 1.22
  const lowRear = (axles.at(-1) ?? length) - radius * 1.22
  const lower = openLine([[lowFront, sill + span * 0.17], [lowFront + 300, sill + span * 0.2, 200], [lowRear - 260, sill + span * 0.26, 300], [lowRear, sill + span * 0.34]]) // biome-ignore format: one line
  return [
    `<path d="${band(0.32, 1.02, 26)}" fill="url(#horizon)"/>`,
    `<path d="${band(0, 0.32, 10)}" fill="url(#sheen)"/>`,
    `<rect x="0" y="${n(-(sill + span * 0.36))}" width="${n(length)}" height="${n(span * 0.36)}" fill="url(#bounce)"/>`,
    `<path d="${crease}" fill="none" stroke="${paint.deep}" stroke-width="16" opacity="0.28" transform="translate(0 12)"/>`,
    `<path d="${crease}" fill="none" stroke="#fff" stroke-width="9" opacity="${n(0.3 + paint.gloss * 0.2)}"/>`,
    `<path d="${lower}" fill="none" stroke="${paint.deep}" stroke-width="18" opacity="0.3" transform="translate(0 -14)"/>`,
    `<path d="${lower}" fill="none" stroke="#fff" stroke-width="10" opacity="${n(0.25 + paint.gloss * 0.15)}"/>`,
    ...axles.map((axle) => `${softGlow(`<circle cx="${n(axle)}" cy="${n(-radius)}" r="${n(radius * 1.27)}"`, 0.1 + paint.gloss * 0.1)}<circle cx="${n(axle)}" cy="${n(-radius)}" r="${n(radius * ARCH)}" fill="none" stroke="${paint.deep}" stroke-width="26" opacity="0.5"/>`),
    softGlow(`<path d="${openLine(shape.profile)}" transform="translate(0 16)"`, 0.35 + paint.gloss * 0.15),
    `<rect x="0" y="${n(-height)}" width="${n(length)}" height="${n(height)}" fill="url(#ends)"/>`,
  ].join('') // biome-ignore format: one layer a line
}

/** Widths and opacities that together look like one blurred line: a blur filter takes two thirds of the rendering. */
const GLOW = [[108, 0.055], [80, 0.105], [52, 0.15], [24, 0.13]] as const // biome-ignore format: one line

/** A white line with soft edges. `open` is its element without the closing bracket. */
function softGlow(open: string, opacity: number): string {
  return GLOW.map(
    ([width, share]) => `${open} fill="none" stroke="#fff" stroke-width="${width}" opacity="${n(share * opacity)}"/>`,
  ).join('')
}

/** The roof above the side windows in black, as two-tone paint has it. */
function blackRoof({ windows, height, length }: SideShape): string {
  const top = Math.max(...windows.map(([, y]) => y))
  const low = top - (height - top) * 1.2
  return `<path d="M0 ${n(-height - 40)}H${n(length)}V${n(-low)}H0Z" fill="url(#black)"/><path d="M${n(length * 0.35)} ${n(-height + 14)}H${n(length * 0.8)}" stroke="#fff" stroke-width="14" opacity="0.25" stroke-linecap="round"/>`
}

function screens({ screens: edges }: SideShape): string {
  return edges
    .map(([[x1, y1], [x2, y2]]) => {
      const length = Math.hypot(x2 - x1, y2 - y1)
      const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
      const from: Corner = [x1 + ux * 40, y1 + uy * 40]
      const to: Corner = [x2 - ux * 110, y2 - uy * 110]
      const d = openLine([from, [(from[0] + to[0]) / 2 - uy * 6, (from[1] + to[1]) / 2 + ux * 6, 200], to])
      return `<path d="${d}" stroke="#171b20" stroke-width="74" fill="none"/><path d="${d}" stroke="#5b6771" stroke-width="22" fill="none" opacity="0.8"/>`
    })
    .join('')
}

function cladding({ axles, wheel: radius, sill, length }: SideShape): string {
  const arches = axles.map((axle) => `<circle cx="${n(axle)}" cy="${n(-radius)}" r="${n(radius * 1.19)}" fill="none" stroke="url(#black)" stroke-width="${n(radius * 0.2)}"/><circle cx="${n(axle)}" cy="${n(-radius)}" r="${n(radius * 1.285)}" fill="none" stroke="#6b7076" stroke-width="5" opacity="0.6"/>`).join('')
  const edge = sill + 78
  return `<path d="M0 ${n(-edge)}H${n(length)}V0H0Z" fill="url(#black)"/><path d="M0 ${n(-edge)}H${n(length)}" stroke="#767c82" stroke-width="6" opacity="0.6"/>${arches}`
} // biome-ignore format: drawn line by line

function sill({ sill: height, length }: SideShape): string {
  return `<path d="M0 ${n(-height - 26)}H${n(length)}V0H0Z" fill="#101214" opacity="0.85"/>`
}

function lamps({ headlamp, tailLamp }: SideShape): string {
  return [headlamp.length > 0 ? frontLamp(headlamp) : '', tailLamp.length > 0 ? rearLamp(tailLamp) : ''].join('')
}

function frontLamp(headlamp: readonly Corner[]): string {
  const [a, b, c] = headlamp
  const signature =
    a && b && c
      ? openLine([
          [a[0] + 8, a[1] - 16],
          [b[0], b[1] - 20, 60],
          [c[0] - 24, c[1] - 12],
        ])
      : ''
  const [x, y] = centre(headlamp)
  const lens = (left: number) =>
    `<rect x="${n(left - 30)}" y="${n(-y - 18)}" width="58" height="40" rx="12" fill="#11151a"/><rect x="${n(left - 23)}" y="${n(-y - 12)}" width="44" height="28" rx="8" fill="#dfe9f1"/><rect x="${n(left - 18)}" y="${n(-y - 9)}" width="20" height="9" rx="4" fill="#fff"/>`
  return [
    `<path d="${closedOutline(headlamp)}" fill="#14171a"/><path d="${closedOutline(smaller(headlamp, 0.92))}" fill="url(#lens)"/>`,
    lens(x - 60),
    lens(x + 22),
    `<path d="${signature}" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round"/>`,
  ].join('')
}

function rearLamp(tailLamp: readonly Corner[]): string {
  return `<path d="${closedOutline(tailLamp)}" fill="#33070a"/><path d="${closedOutline(smaller(tailLamp, 0.93))}" fill="url(#red)"/><path d="${closedOutline(smaller(tailLamp, 0.55))}" fill="#ff5a58" opacity="0.55"/><path d="${closedOutline(smaller(tailLamp, 0.3))}" fill="#ffb3a8" opacity="0.5"/>`
}

/** Dark intake and valance at both ends of the body, and the edge of the number plate. */
function bumpers({ profile, sill, length, waist, headlamp, closedNose }: SideShape): string {
  if (headlamp.length === 0) return ''
  const foot = profile[0]?.[1] ?? sill
  const span = (waist[0] + waist[1]) / 2 - foot
  const low = (share: number) => foot + span * share
  return [
    `<path d="${closedOutline([[-20, low(0.11)], [300, low(0.09), 60], [560, low(0), 80], [560, low(-0.2)], [-20, low(-0.2)]])}" fill="#14171a"/>`,
    closedNose ? '' : `<path d="${closedOutline([[30, low(0.36), 10], [230, low(0.33), 20], [250, low(0.2), 30], [170, low(0.17), 30], [20, low(0.2), 10]])}" fill="#101316"/><path d="${openLine([[60, low(0.3)], [200, low(0.29)]])}" stroke="#eef3f7" stroke-width="12" opacity="0.75"/>`,
    `<path d="${closedOutline([[length + 20, low(0.16)], [length - 240, low(0.13), 40], [length - 420, low(0.02), 40], [length - 480, low(-0.2)], [length + 20, low(-0.2)]])}" fill="#14171a"/>`,
    `<path d="${closedOutline([[length - 150, low(0.24), 10], [length - 10, low(0.25), 10], [length - 10, low(0.29), 10], [length - 150, low(0.28), 10]])}" fill="#a3161d"/>`,
  ].join('') // biome-ignore format: one part a line
}

function seams(shape: SideShape, paint: Paint): string {
  return [...shape.seams, ...panelGaps(shape)]
    .map(openLine)
    .map((d) => `<path d="${d}" fill="none" stroke="#fff" stroke-width="7" opacity="0.3" transform="translate(8 3)"/><path d="${d}" fill="none" stroke="${paint.deep}" stroke-width="9" opacity="0.85"/>`)
    .join('') // biome-ignore format: one pair of strokes
}

/** Seams between bonnet, bumpers and wings, and the fuel flap. */
function panelGaps({
  headlamp,
  tailLamp,
  axles,
  wheel: radius,
  windows,
  waist,
  extras,
}: SideShape): (readonly Corner[])[] {
  const [, , lampEnd, lampFoot] = headlamp
  const [pillar] = windows
  if (!lampEnd || !lampFoot || !pillar || (extras && !['ute', 'canvas-roof', 'spare-wheel'].includes(extras))) return []
  const [front = 0, rear = 0] = axles
  const arch = radius * ARCH
  const tailFoot = [...tailLamp].sort((a, b) => a[0] + a[1] - b[0] - b[1])[0] ?? [rear, waist[1]]
  const [x, y] = [rear - 60, waist[1] - 110]
  const flap: readonly Corner[] = [
    [x, y],
    [x + 150, y + 4, 30],
    [x + 158, y - 140, 30],
    [x + 4, y - 146, 30],
    [x, y],
  ]
  return [
    [lampEnd, [(lampEnd[0] + pillar[0]) / 2 - 60, lampEnd[1] + (pillar[1] - lampEnd[1]) * 0.5 + 14, 300], [pillar[0] - 130, pillar[1] - 4]],
    [[lampFoot[0] - 60, lampFoot[1] - 10], [front - arch * 0.9, radius + arch * 0.62, 60], [front - arch * 0.98, radius + arch * 0.3]],
    [[tailFoot[0] + 20, tailFoot[1] - 10], [rear + arch * 0.92, radius + arch * 0.7, 60], [rear + arch * 0.99, radius + arch * 0.25]],
    flap,
  ] // biome-ignore format: one gap a line
}

/** The side windows: glass, pillars, reflections, trim. */
function daylight({ windows, pillars, height, length, waist, trim }: SideShape): string {
  if (windows.length === 0) return ''
  const outline = closedOutline(windows)
  const top = height
  const low = Math.min(...waist) - 60
  const streak = (x: number, width: number, opacity: number) => `<path d="${closedOutline([[x, low], [x + 420, top], [x + 420 + width, top], [x + width, low]])}" fill="#fff" opacity="${n(opacity)}"/>` // biome-ignore format: one streak
  const posts = pillars
    .map(
      ([bottom, up, width]) =>
        `<path d="${closedOutline([
          [bottom - width / 2, low],
          [up - width / 2, top],
          [up + width / 2, top],
          [bottom + width / 2, low],
        ])}" fill="#0d0f11"/>`,
    )
    .join('')
  const seats = seatsBehind(windows, waist)
  return `<path d="${outline}" fill="#0c0e10" stroke="#0c0e10" stroke-width="34" stroke-linejoin="round"/><g clip-path="url(#windows)"><path d="${outline}" fill="url(#glass)"/>${seats}${streak(length * 0.34, 190, 0.1)}${streak(length * 0.4, 60, 0.12)}${streak(length * 0.55, 240, 0.08)}<path d="${outline}" fill="url(#flash)" opacity="0.25"/>${posts}</g><path d="${outline}" fill="none" stroke="${trim === 'black' ? '#23272b' : '#aab1b8'}" stroke-width="${trim === 'chrome' ? 15 : 8}" opacity="${trim ? 0.9 : 0.55}"/>` // biome-ignore format: one window band
}

/** Headrests and the wheel, faint through the glass. */
function seatsBehind(windows: readonly Corner[], waist: readonly [number, number]): string {
  const left = Math.min(...windows.map(([x]) => x))
  const right = Math.max(...windows.map(([x]) => x))
  const top = Math.max(...windows.map(([, y]) => y))
  const seat = (x: number) => `<path d="${closedOutline([[x - 120, waist[0] - 80], [x - 70, top - 190, 50], [x - 60, top - 95, 60], [x + 70, top - 95, 60], [x + 110, top - 200, 40], [x + 150, waist[0] - 80]])}" fill="#0a0d10" opacity="0.55"/>` // biome-ignore format: one seat
  const span = right - left
  return `${seat(left + span * 0.43)}${span > 1500 ? seat(left + span * 0.84) : ''}`
}

function handles({ handles: places, flush = false }: SideShape, paint: Paint): string {
  if (flush)
    return places
      .map(([x, y]) => `<rect x="${n(x - 95)}" y="${n(-y - 17)}" width="190" height="34" rx="17" fill="${paint.base}" stroke="${paint.deep}" stroke-width="8" stroke-opacity="0.75"/><path d="M${n(x - 80)} ${n(-y + 8)}h160" stroke="#fff" stroke-width="6" opacity="0.4"/>`)
      .join('') // biome-ignore format: one handle
  return places
    .map(([x, y]) => `<g transform="translate(${n(x)} ${n(-y)})"><ellipse cx="-8" cy="6" rx="88" ry="30" fill="${paint.deep}" opacity="0.4"/><rect x="-92" y="-16" width="176" height="30" rx="15" fill="${paint.dark}"/><rect x="-92" y="-20" width="176" height="27" rx="13" fill="${paint.base}"/><rect x="-84" y="-18" width="158" height="9" rx="4.5" fill="${paint.shine}" opacity="0.85"/></g>`)
    .join('') // biome-ignore format: one handle
}

function mirror({ mirror: place }: SideShape, paint: Paint): string {
  if (!place) return ''
  const [x, y] = place
  return `<g transform="translate(${n(x)} ${n(-y)})"><path d="${closedOutline([[-30, -40], [90, -30], [70, 30, 20], [0, 40, 20]])}" fill="#121417"/><path d="${closedOutline([[-120, 20, 30], [-95, 140, 60], [60, 165, 60], [125, 110, 50], [110, 20, 35]])}" fill="#0f1113"/><path d="${closedOutline([[-112, 52, 26], [-88, 140, 56], [58, 160, 56], [116, 112, 46], [108, 52, 20]])}" fill="${paint.base}"/><path d="${closedOutline([[-96, 100, 20], [-80, 142, 40], [54, 156, 46], [104, 118, 30], [60, 126, 60]])}" fill="${paint.shine}" opacity="0.8"/></g>` // biome-ignore format: one mirror
}

function rails([from, to]: readonly [number, number], { profile }: SideShape): string {
  const roof = (x: number) => heightAt(profile, x)
  const line = openLine([[from, roof(from) + 6], [from + 90, roof(from) + 52, 60], [(from + to) / 2, roof((from + to) / 2) + 46, 500], [to - 90, roof(to) + 50, 60], [to, roof(to) + 4]]) // biome-ignore format: one line
  return `<path d="${line}" fill="none" stroke="#1b1e21" stroke-width="30" stroke-linejoin="round"/><path d="${line}" fill="none" stroke="#9aa1a8" stroke-width="9" transform="translate(0 -8)"/>`
}

function wheels({ axles, wheel: radius, wheelStyles }: SideShape, scene: SceneName): string {
  const style = wheelStyles[typeof scene === 'number' ? scene - 1 : 0] ?? 'five-twin'
  return axles
    .map((axle, index) => `<g transform="translate(${n(axle)} ${n(-radius)}) scale(${n(radius)}) rotate(${index * 23 + 9})">${wheel(style, style === 'steel' || style === 'truck' ? 0.68 : 0.785)}</g>`)
    .join('') // biome-ignore format: one wheel
}
