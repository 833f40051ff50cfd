import { caravan } from './caravan-walls.ts'
import type { Extra } from './extra.ts'
import { at, closedOutline, openLine } from './outline.ts'
import type { Paint } from './paint.ts'
import { box, camper, motorhome, tray } from './side-loads.ts'
import { awning, pane, stripes } from './side-parts.ts'
import type { SideShape } from './side-shape.ts'

const NONE: Extra = { behind: '', over: '', beyond: '' }

export function extraFor(shape: SideShape, paint: Paint): Extra {
  return shape.extras ? EXTRAS[shape.extras](shape, paint) : NONE
}

const EXTRAS: Readonly<Record<NonNullable<SideShape['extras']>, (shape: SideShape, paint: Paint) => Extra>> = {
  ute: (_, paint) => ({
    behind: '',
    over: `<path d="${openLine([[3560, 1258], [5290, 1262]])}" stroke="#15181b" stroke-width="26" opacity="0.9"/><path d="${openLine([[3570, 1010], [5160, 1020]])}" stroke="${paint.deep}" stroke-width="12" opacity="0.3"/><path d="${openLine([[3570, 1020], [5160, 1030]])}" stroke="#fff" stroke-width="7" opacity="0.3"/>`,
    beyond: `<path d="${closedOutline([[3560, 1290, 10], [3620, 1300, 20], [3760, 1660, 70], [4020, 1290, 20], [4090, 1290, 10], [3800, 1730, 90], [3700, 1735, 60]])}" fill="#1a1d20"/><path d="${openLine([[3590, 1300], [3720, 1690, 60], [3800, 1700]])}" fill="none" stroke="#8d949b" stroke-width="10"/><path d="${closedOutline([[5150, 540, 20], [5345, 540, 20], [5345, 600, 20], [5150, 600, 20]])}" fill="#2a2d31"/><path d="${closedOutline([[1560, 470, 30], [3330, 470, 30], [3290, 425, 20], [1600, 425, 20]])}" fill="#1a1d20"/><path d="${openLine([[1590, 462], [3300, 462]])}" stroke="#7a8087" stroke-width="8"/>`,
  }),
  'canvas-roof': ({ profile }) => ({
    behind: '',
    over: `<path d="${closedOutline([[1960, 1190], [2010, 1290], [2500, 1330], [3000, 1250], [3400, 950], [3330, 930], [3040, 1090, 60], [2720, 1205, 200], [2320, 1232, 200], [2060, 1190, 60]])}" fill="#1d1f23"/><path d="${openLine(profile.filter(([x, y]) => x >= 2000 && x <= 3330 && y > 900))}" stroke="#4a4e54" stroke-width="22" fill="none"/><path d="M${at(2640, 1260)}L${at(2660, 1190)}" stroke="#000" stroke-width="10" opacity="0.5"/>`,
    beyond: '',
  }),
  van: (shape, paint) => ({
    behind: '',
    over: `<rect x="2260" y="-1790" width="1210" height="560" rx="60" fill="${paint.dark}" opacity="0.16"/><rect x="2290" y="-1760" width="1150" height="500" rx="50" fill="none" stroke="#fff" stroke-width="8" opacity="0.3"/><rect x="3560" y="-1790" width="1420" height="560" rx="60" fill="${paint.dark}" opacity="0.13"/><rect x="3560" y="-1790" width="1420" height="560" rx="60" fill="none" stroke="#fff" stroke-width="8" opacity="0.3"/><path d="${openLine([[0, 700], [shape.length, 720]])}" stroke="#1c1f22" stroke-width="60"/><path d="${openLine([[0, 728], [shape.length, 748]])}" stroke="#7c8288" stroke-width="6"/>`,
    beyond: '',
  }),
  bus: (shape, paint) => ({
    behind: '',
    over: `<path d="${openLine([[0, 1180], [shape.length, 1210]])}" stroke="${paint.deep}" stroke-width="14" opacity="0.35"/><path d="${closedOutline([[560, 470, 30], [1480, 470, 30], [1480, 2330, 60], [930, 2330, 60]])}" fill="none"/>`,
    beyond: `<path d="${openLine([[520, 2380], [330, 2250, 80], [250, 1900]])}" fill="none" stroke="#15181b" stroke-width="36"/><rect x="170" y="-1980" width="150" height="330" rx="50" fill="#15181b"/>`,
  }),
  'camper-van': ({ livery }, paint) => ({
    behind: '',
    over: `${stripes(paint, { from: 2100, to: 6000, livery }, 900)}${pane(2420, 2000, 820, 520)}${pane(3760, 2000, 1180, 520)}${pane(5230, 1960, 420, 420)}<path d="${openLine([[0, 640], [6000, 660]])}" stroke="#1c1f22" stroke-width="50"/>`,
    beyond: `${awning(2120, 2450, 3500)}<rect x="3300" y="-2730" width="720" height="110" rx="40" fill="#dfe3e6" stroke="#7d838a" stroke-width="8"/>`,
  }),
  'spare-wheel': ({ length }) => ({
    behind: '',
    over: '',
    beyond: `<rect x="${length - 300}" y="-1130" width="70" height="160" fill="#1b1e21"/><rect x="${length - 250}" y="-1430" width="220" height="780" rx="70" fill="#15171a"/><path d="M${length - 216} -1420V-660M${length - 140} -1430V-650M${length - 70} -1420V-660" stroke="#33383d" stroke-width="10"/>`,
  }),
  tray,
  box,
  motorhome,
  caravan,
  camper,
} // biome-ignore format: one part a line
