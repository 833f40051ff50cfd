import type { CarShape, PaintColour } from '#gateways/drawings/drawing-address.ts'

/** Colours of a cabin's trim. */
interface Trim {
  readonly dash: string
  readonly dashLight: string
  readonly seat: string
  readonly seatLight: string
  readonly stitch: string
}

const CHARCOAL: Trim = {
  dash: '#23262a',
  dashLight: '#3a3e44',
  seat: '#2c2f34',
  seatLight: '#44494f',
  stitch: '#8d949b',
}
const TAN: Trim = { dash: '#2a2522', dashLight: '#463d37', seat: '#8a5a38', seatLight: '#b07c53', stitch: '#e6c9a8' }
const STONE: Trim = { dash: '#3a3c3f', dashLight: '#5a5d61', seat: '#b3aca0', seatLight: '#d3cdc2', stitch: '#f2efe8' }

const TRIMS: Readonly<Record<PaintColour, Trim>> = {
  white: CHARCOAL, silver: CHARCOAL, grey: { ...CHARCOAL, stitch: '#c8553d' }, black: TAN, blue: STONE, red: { ...CHARCOAL, stitch: '#c22b32' },
  green: TAN, beige: STONE, brown: TAN, orange: { ...CHARCOAL, stitch: '#e0752d' }, yellow: { ...CHARCOAL, stitch: '#e5b92b' }, bronze: STONE,
} // biome-ignore format: a table

/** Interior from between the front seats, right-hand drive as in Australia. */
export function interior(shape: CarShape, colour: PaintColour): string {
  const trim = TRIMS[colour]
  const tall = ['van', 'bus', 'light-truck', 'motorhome', 'ute', 'cab-chassis', 'large-suv'].includes(shape)
  const windscreen = tall
    ? 'M150 300L248 62Q600 30 952 62L1050 300Q600 262 150 300Z'
    : 'M136 308L300 90Q600 62 900 90L1064 308Q600 270 136 308Z'
  return `<defs>${gradients(trim)}<clipPath id="screen"><path d="${windscreen}"/></clipPath></defs><rect width="1200" height="800" fill="url(#cabin)"/>
<path d="M0 0H1200V120Q900 40 600 40T0 120Z" fill="url(#roofLining)"/>
<g clip-path="url(#screen)">${outside()}</g><path d="${windscreen}" fill="none" stroke="#0d0f11" stroke-width="14" stroke-linejoin="round"/><path d="M330 300L520 66H590L420 290Z" fill="#fff" opacity="0.08"/>
<path d="M0 60L120 90L128 330L0 470Z" fill="url(#sky2)"/><path d="M1200 60L1080 90L1072 330L1200 470Z" fill="url(#sky2)"/><path d="M60 40L150 60L128 350L86 360ZM1140 40L1050 60L1072 350L1114 360Z" fill="${trim.dash}"/>
<rect x="530" y="58" width="140" height="44" rx="16" fill="#101214"/><rect x="540" y="64" width="120" height="31" rx="10" fill="#7f95a4"/><path d="M545 84Q600 70 655 82V92H545Z" fill="#51626d"/><path d="M592 60V40H608V60Z" fill="#101214"/>
${dashboard(trim)}${steeringWheel(trim)}${console(trim)}${seats(trim)}
<rect width="1200" height="800" fill="url(#vignette)"/>` // biome-ignore format: from the back to the front
}

function gradients(trim: Trim): string {
  const stops = (...list: readonly (readonly [number, string, number?])[]) =>
    list
      .map(([at, fill, opacity = 1]) => `<stop offset="${at}" stop-color="${fill}" stop-opacity="${opacity}"/>`)
      .join('')
  const down = (id: string, ...list: readonly (readonly [number, string, number?])[]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(...list)}</linearGradient>`
  return [
    down('cabin', [0, '#8b9095'], [0.35, '#4a4e53'], [1, '#15171a']),
    down('roofLining', [0, '#c9c7c1'], [1, '#a5a39d']),
    down('sky1', [0, '#9cc4e4'], [0.7, '#dbe9f1'], [1, '#eef2ee']),
    down('sky2', [0, '#c3dceb'], [0.7, '#dfe8ea'], [1, '#9fae9f']),
    down('dashTop', [0, trim.dashLight], [0.6, trim.dash], [1, '#141619']),
    down('dashFace', [0, trim.dash], [0.3, trim.dashLight], [1, '#17191c']),
    down('seat', [0, trim.seatLight], [0.5, trim.seat], [1, '#101214']),
    `<linearGradient id="bolster" x1="0" y1="0" x2="1" y2="0">${stops([0, trim.seat], [0.18, trim.seatLight], [0.32, trim.seat], [0.68, trim.seat], [0.82, trim.seatLight], [1, trim.seat])}</linearGradient>`,
    down('metal', [0, '#eceff1'], [0.5, '#a6acb2'], [1, '#d5d9dc']),
    down('display', [0, '#16283a'], [1, '#0a131c']),
    `<radialGradient id="vignette" cx="0.5" cy="0.42" r="0.75">${stops([0, '#000', 0], [0.7, '#000', 0.05], [1, '#000', 0.5])}</radialGradient>`,
    `<radialGradient id="leather" cx="0.5" cy="0.3" r="0.8">${stops([0, '#4a4e54'], [0.6, '#26292d'], [1, '#121416'])}</radialGradient>`,
    '<filter id="haze"><feGaussianBlur stdDeviation="6"/></filter>',
  ].join('') // biome-ignore format: one gradient a line
}

function outside(): string {
  return '<rect width="1200" height="330" fill="url(#sky1)"/><g filter="url(#haze)"><path d="M0 210Q160 180 330 200T700 186T1200 204V330H0Z" fill="#a7bcb4"/><path d="M0 236Q90 206 160 232T330 222T520 238T700 224T900 238T1100 222T1260 238V330H0Z" fill="#6f8a70"/><path d="M0 262H1200V330H0Z" fill="#9a9b95"/><path d="M560 262L420 330H780L640 262Z" fill="#84857f"/><path d="M598 262L588 330H612L602 262Z" fill="#e8e6dc"/></g>'
}

function dashboard(trim: Trim): string {
  const vent = (x: number, width: number) =>
    `<rect x="${x}" y="398" width="${width}" height="52" rx="12" fill="#0c0e10" stroke="url(#metal)" stroke-width="4"/>${[411, 422, 433].map((y) => `<rect x="${x + 8}" y="${y}" width="${width - 16}" height="5" rx="2.5" fill="#3b4046"/>`).join('')}<rect x="${x + width / 2 - 6}" y="404" width="12" height="40" rx="5" fill="#24282c"/>`
  return `<path d="M0 372Q130 300 330 298Q600 276 870 298Q1070 300 1200 372V470H0Z" fill="url(#dashTop)"/><path d="M0 372Q130 300 330 298Q600 276 870 298Q1070 300 1200 372" fill="none" stroke="#fff" stroke-width="3" opacity="0.22"/>
<path d="M0 440Q200 372 470 372H730Q1000 372 1200 440V610Q960 540 720 548H480Q240 540 0 610Z" fill="url(#dashFace)"/><path d="M0 478Q220 418 470 460H730Q980 418 1200 478V496Q980 438 730 478H470Q220 438 0 496Z" fill="url(#metal)" opacity="0.85"/>
<path d="M10 462Q210 396 470 388" fill="none" stroke="${trim.stitch}" stroke-width="2.5" stroke-dasharray="9 6" opacity="0.8"/><path d="M1190 462Q990 396 730 388" fill="none" stroke="${trim.stitch}" stroke-width="2.5" stroke-dasharray="9 6" opacity="0.8"/>
${vent(60, 130)}${vent(392, 74)}${vent(734, 74)}${vent(1010, 130)}
<path d="M706 318Q720 284 770 282H990Q1036 284 1050 330L1040 400H716Z" fill="#131518"/><path d="M724 322Q738 300 776 298H984Q1020 300 1032 332L1024 390H732Z" fill="url(#display)"/><circle cx="806" cy="344" r="34" fill="none" stroke="#4f86ad" stroke-width="5" stroke-dasharray="150 60"/><path d="M806 344L828 324" stroke="#e6f1f8" stroke-width="4" stroke-linecap="round"/><circle cx="952" cy="344" r="34" fill="none" stroke="#4f86ad" stroke-width="5" stroke-dasharray="110 100"/><path d="M952 344L930 330" stroke="#e6f1f8" stroke-width="4" stroke-linecap="round"/><rect x="856" y="322" width="46" height="44" rx="6" fill="#1d3a52"/><path d="M868 360L879 330L890 360Z" fill="#9cc9e6"/>
<rect x="452" y="292" width="252" height="152" rx="14" fill="#0a0b0d"/><rect x="461" y="300" width="234" height="136" rx="8" fill="url(#display)"/><path d="M461 402L520 360L560 388L622 334L695 380V428Q695 436 687 436H469Q461 436 461 428Z" fill="#17384f"/><path d="M470 420Q540 372 590 400T692 330" fill="none" stroke="#58b0e8" stroke-width="6" stroke-linecap="round"/><circle cx="590" cy="398" r="8" fill="#fff"/><rect x="472" y="310" width="64" height="10" rx="5" fill="#7fa5bd"/><rect x="472" y="326" width="40" height="8" rx="4" fill="#41647b"/><rect x="640" y="310" width="44" height="10" rx="5" fill="#41647b"/><path d="M461 300H560L500 436H461Z" fill="#fff" opacity="0.05"/>
<g fill="#15181b"><rect x="462" y="486" width="276" height="44" rx="14"/></g><circle cx="490" cy="508" r="20" fill="#26292d" stroke="url(#metal)" stroke-width="4"/><circle cx="710" cy="508" r="20" fill="#26292d" stroke="url(#metal)" stroke-width="4"/>${[536, 568, 600, 632, 664].map((x) => `<rect x="${x - 12}" y="500" width="24" height="16" rx="5" fill="#343a40"/><rect x="${x - 5}" y="506" width="10" height="3" fill="#cdd6dd"/>`).join('')}
<path d="M120 520Q240 494 380 506L372 562Q240 548 132 574Z" fill="none" stroke="#0d0f11" stroke-width="4" opacity="0.7"/><rect x="232" y="524" width="60" height="8" rx="4" fill="#0d0f11"/>` // biome-ignore format: one part a line
}

function steeringWheel(trim: Trim): string {
  return `<g transform="translate(884 470)"><path d="M-30 20H30L44 150H-44Z" fill="#121416"/><ellipse rx="168" ry="152" fill="none" stroke="#0c0d0f" stroke-width="40"/><ellipse rx="168" ry="152" fill="none" stroke="url(#leather)" stroke-width="32"/><path d="M-150 -72A168 152 0 0 1 150 -72" fill="none" stroke="#6b7076" stroke-width="5" opacity="0.6" transform="translate(0 -6)"/><path d="M-158 10Q-90 -14 -58 -30H58Q90 -14 158 10L154 44Q96 40 62 56Q40 100 34 148H-34Q-40 100 -62 56Q-96 40 -154 44Z" fill="#1b1e21"/><path d="M-140 16Q-86 -4 -60 -16L-66 38Q-100 26 -138 32ZM140 16Q86 -4 60 -16L66 38Q100 26 138 32Z" fill="#2b2f34" stroke="url(#metal)" stroke-width="3"/><path d="M-28 60H28L22 144H-22Z" fill="url(#metal)" opacity="0.9"/><ellipse cy="14" rx="62" ry="54" fill="url(#leather)"/><ellipse cy="10" rx="22" ry="17" fill="none" stroke="#d9dee2" stroke-width="4"/>${[-112, -92].map((x) => `<rect x="${x - 6}" y="8" width="12" height="9" rx="3" fill="#c9d0d6"/><rect x="${-x - 6}" y="8" width="12" height="9" rx="3" fill="#c9d0d6"/>`).join('')}<path d="M-164 -40A168 152 0 0 1 -100 -122M164 -40A168 152 0 0 0 100 -122" fill="none" stroke="${trim.stitch}" stroke-width="2.5" stroke-dasharray="7 5" transform="scale(0.93)"/></g>`
}

function console(trim: Trim): string {
  return `<path d="M478 548H722L770 800H430Z" fill="url(#dashFace)"/><path d="M502 560H698L732 800H468Z" fill="#121416"/><path d="M502 560L468 800M698 560L732 800" stroke="url(#metal)" stroke-width="5"/><rect x="528" y="572" width="144" height="46" rx="12" fill="#1e2226"/><rect x="540" y="580" width="120" height="30" rx="8" fill="#0b0d0f"/><ellipse cx="600" cy="684" rx="52" ry="24" fill="#0a0b0c"/><path d="M584 690L590 636H610L616 690Z" fill="#1b1e21"/><rect x="572" y="606" width="56" height="50" rx="20" fill="url(#leather)" stroke="url(#metal)" stroke-width="3"/><ellipse cx="544" cy="758" rx="38" ry="22" fill="#050607" stroke="url(#metal)" stroke-width="4"/><ellipse cx="656" cy="758" rx="38" ry="22" fill="#050607" stroke="url(#metal)" stroke-width="4"/><path d="M486 556L450 800" stroke="${trim.stitch}" stroke-width="2" stroke-dasharray="8 6" opacity="0.6"/><path d="M714 556L750 800" stroke="${trim.stitch}" stroke-width="2" stroke-dasharray="8 6" opacity="0.6"/>`
}

/** The front seat backs, which frame the picture. */
function seats(trim: Trim): string {
  const seat = `<path d="M-20 800V640Q-10 560 60 548L250 540Q318 548 336 620L372 800Z" fill="url(#bolster)"/><path d="M40 800L58 620Q66 584 110 580H220Q262 584 272 620L306 800Z" fill="url(#seat)"/><path d="M58 620Q66 584 110 580H220Q262 584 272 620" fill="none" stroke="${trim.stitch}" stroke-width="2.5" stroke-dasharray="9 6"/><path d="M62 660H282M56 710H292M50 760H302" stroke="#000" stroke-width="4" opacity="0.25"/><path d="M62 664H282M56 714H292M50 764H302" stroke="#fff" stroke-width="2" opacity="0.14"/><path d="M-20 640Q-10 560 60 548L250 540Q318 548 336 620" fill="none" stroke="#fff" stroke-width="3" opacity="0.25"/>`
  return `${seat}<g transform="translate(1200 0) scale(-1 1)">${seat}</g>`
}
