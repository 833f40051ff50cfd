import type { Extra } from './extra.ts'
import { downwards } from './gradients.ts'
import { closedOutline, n, openLine } from './outline.ts'
import type { Paint } from './paint.ts'
import { awning, door, drawbar, hatch, liveryOf, mudguard, pane, stripes } from './side-parts.ts'
import type { SideShape } from './side-shape.ts'

// biome-ignore-all format: coordinates read better as one line of a drawing.

/** An aluminium tray behind a cab. */
export function tray(): Extra {
  const ribs = Array.from(
    { length: 9 },
    (_, index) => `<rect x="${n(3010 + index * 250)}" y="-1275" width="14" height="290" fill="#6f757b" opacity="0.5"/>`,
  ).join('')
  const metal = downwards('metal', 1300, 960, [
    [0, '#eef1f3'],
    [0.25, '#c4c9ce'],
    [0.7, '#a3a9af'],
    [1, '#7d838a'],
  ])
  return {
    behind: `<defs>${metal}</defs><path d="${closedOutline([
      [2700, 640],
      [5100, 640],
      [5100, 780],
      [2700, 780],
    ])}" fill="#17191c"/>`,
    over: '',
    beyond: `<path d="${closedOutline([
      [2900, 1000],
      [2975, 1000],
      [2975, 1790, 30],
      [2900, 1790, 30],
    ])}" fill="#8d949b"/><path d="${closedOutline([
      [2915, 1000],
      [2945, 1000],
      [2945, 1780, 20],
      [2915, 1780, 20],
    ])}" fill="#d9dee2"/><rect x="2890" y="-1290" width="2400" height="310" rx="14" fill="url(#metal)"/><rect x="2890" y="-1290" width="2400" height="40" rx="14" fill="#f4f6f8" opacity="0.9"/><rect x="2890" y="-1010" width="2400" height="34" fill="#6b7177"/>${ribs}<rect x="2890" y="-1290" width="2400" height="314" rx="14" fill="none" stroke="#3c4146" stroke-width="8"/><path d="${openLine(
      [
        [3490, 690],
        [3540, 900, 160],
        [3760, 930, 100],
        [4360, 930, 100],
        [4580, 900, 160],
        [4640, 690],
      ],
    )}" fill="none" stroke="#1d2023" stroke-width="46"/><rect x="2960" y="-900" width="420" height="330" rx="24" fill="#9aa1a8"/><rect x="2975" y="-885" width="390" height="300" rx="18" fill="#c2c8cd"/><circle cx="3170" cy="-735" r="20" fill="#555b61"/><rect x="5180" y="-930" width="90" height="90" rx="14" fill="#b3161f"/><rect x="5195" y="-915" width="60" height="40" rx="8" fill="#ff6b63"/><path d="${closedOutline(
      [
        [1560, 470, 30],
        [2780, 470, 30],
        [2740, 425, 20],
        [1600, 425, 20],
      ],
    )}" fill="#1a1d20"/>`,
  }
}

/** A box body on a small truck. */
export function box(_: unknown, paint: Paint): Extra {
  const skin = downwards('boxSkin', 2920, 900, [
    [0, '#ffffff'],
    [0.06, '#f1f3f5'],
    [0.5, '#e3e6e9'],
    [0.9, '#cdd2d7'],
    [1, '#b5bbc1'],
  ])
  const joints = Array.from(
    { length: 6 },
    (_unused, index) =>
      `<rect x="${n(2420 + index * 610)}" y="-2870" width="8" height="1900" fill="#9aa1a8" opacity="0.5"/>`,
  ).join('')
  return {
    behind: `<defs>${skin}</defs><path d="${closedOutline([
      [1500, 640],
      [6000, 640],
      [6000, 860],
      [1500, 860],
    ])}" fill="#17191c"/>`,
    over: '',
    beyond: `<rect x="1790" y="-2920" width="4300" height="2000" rx="40" fill="url(#boxSkin)"/>${joints}<path d="M1800 -1500C3000 -1420 4800 -1640 6084 -1980V-1700C4700 -1420 3000 -1260 1800 -1320Z" fill="${paint.base}" opacity="0.85"/><path d="M1800 -1270C3000 -1210 4800 -1360 6084 -1620V-1560C4700 -1310 3000 -1170 1800 -1225Z" fill="${paint.light}" opacity="0.7"/><rect x="1790" y="-2920" width="4300" height="60" rx="30" fill="#b9c0c6"/><rect x="1790" y="-980" width="4300" height="60" fill="#8b9299"/><rect x="1790" y="-2920" width="4300" height="2000" rx="40" fill="none" stroke="#4b5157" stroke-width="9"/><path d="${openLine(
      [
        [3960, 640],
        [3980, 880, 100],
        [4860, 880, 100],
        [4880, 640],
      ],
    )}" fill="none" stroke="#1c1f22" stroke-width="40"/><rect x="2100" y="-860" width="900" height="330" rx="40" fill="#23272b"/><rect x="2100" y="-840" width="900" height="60" rx="30" fill="#4a5056"/><rect x="5960" y="-890" width="110" height="80" rx="14" fill="#b3161f"/><rect x="5200" y="-760" width="860" height="90" rx="20" fill="#2c3034"/><path d="${openLine(
      [
        [330, 1940],
        [120, 1880, 60],
        [90, 1700],
      ],
    )}" fill="none" stroke="#15181b" stroke-width="30"/><rect x="40" y="-1740" width="120" height="340" rx="40" fill="#15181b"/>`,
  }
}

export function motorhome({ livery }: SideShape, paint: Paint): Extra {
  return {
    behind: '',
    over: `${stripes(paint, { from: 2060, to: 7000, livery }, 1080)}<path d="${openLine([
      [2030, 320],
      [2030, 1900, 60],
      [1300, 1850],
    ])}" fill="none" stroke="#4b5157" stroke-width="10" opacity="0.6"/>${pane(1330, 2500, 560, 300)}${pane(2280, 2130, 820, 520)}${door(3260, 420, 2330)}${pane(4200, 2130, 1060, 520)}${pane(5620, 2130, 820, 520)}${hatch(5560, 1010, 900, 430)}${hatch(2280, 900, 560, 340)}<path d="M0 -350H7000" stroke="#23272b" stroke-width="60"/>`,
    beyond: `${awning(2150, 2700, 4300)}<rect x="3700" y="-3010" width="700" height="110" rx="40" fill="#dfe3e6" stroke="#7d838a" stroke-width="8"/><rect x="5300" y="-2980" width="420" height="80" rx="30" fill="#c5cacf"/>`,
  }
}

export function camper({ livery }: SideShape, paint: Paint): Extra {
  return {
    behind: drawbar(1560, 640),
    over: `<rect x="1200" y="-800" width="4200" height="180" fill="#1b1e21"/><rect x="1200" y="-822" width="4200" height="24" fill="#8d949b"/>${hatch(1900, 1560, 900, 620)}${hatch(2900, 1640, 620, 420)}${hatch(4020, 1560, 940, 620)}<path d="${closedOutline(
      [
        [1290, 1060],
        [1560, 760],
        [1600, 900],
        [1360, 1200],
      ],
    )}" fill="#23272b"/><path d="M1700 -1640H5200" stroke="${paint.deep}" stroke-width="12" opacity="0.6"/><rect x="2960" y="-1600" width="500" height="90" rx="20" fill="${liveryOf(paint, livery)[1]}"/>`,
    beyond: `<path d="${closedOutline([
      [1900, 1760, 20],
      [1960, 1960, 90],
      [4880, 1960, 90],
      [4960, 1760, 20],
    ])}" fill="#5a5a4a"/><path d="${closedOutline([
      [1920, 1790, 20],
      [1990, 1950, 80],
      [4850, 1950, 80],
      [4900, 1880, 60],
      [2040, 1890, 60],
    ])}" fill="#7b7a66"/>${[2300, 2900, 3500, 4100, 4600].map((x) => `<rect x="${x}" y="-1964" width="26" height="200" fill="#2a2c28"/>`).join('')}<path d="M1850 -1990H5000M2000 -1990V-1760M4850 -1990V-1760" stroke="#16181a" stroke-width="34" fill="none"/><rect x="1450" y="-1130" width="300" height="420" rx="30" fill="#4e5a3c"/><path d="M1480 -1100L1720 -740M1720 -1100L1480 -740" stroke="#39432b" stroke-width="20"/><rect x="1540" y="-1180" width="120" height="56" rx="16" fill="#39432b"/><circle cx="5180" cy="-1080" r="330" fill="#15171a"/><circle cx="5180" cy="-1080" r="210" fill="#3a3e43"/><circle cx="5180" cy="-1080" r="90" fill="#8d949b"/>${mudguard(3420, 3420, 405)}`,
  }
}
