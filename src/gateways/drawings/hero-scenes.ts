import type { Scene } from './scene.ts'

/** Landscapes behind the pictures of home pages. */
export type HeroScene = 'coast' | 'dusk' | 'bush'

export function heroScene(name: HeroScene): Scene {
  return HERO_SCENES[name]
}

const HERO_SCENES: Readonly<Record<HeroScene, Scene>> = {
  coast: { mirror: 0, shadow: 0.6, backdrop: coast() },
  dusk: { mirror: 0.16, shadow: 0.75, backdrop: dusk() },
  bush: { mirror: 0, shadow: 0.6, backdrop: bush() },
}

function down(id: string, ...stops: readonly (readonly [at: number, colour: string])[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`
}

/** A rounded hill line across the picture, down to `foot`. */
function hills(
  level: number,
  {
    rise,
    waves,
    foot,
    shift,
  }: { readonly rise: number; readonly waves: number; readonly foot: number; readonly shift: number },
): string {
  const points = Array.from({ length: waves * 2 + 1 }, (_, index) => {
    const x = (1200 / (waves * 2)) * index
    const lift = Math.abs(((index * 53 + shift * 31) % 17) / 17)
    return [x, level - rise * (index % 2 === 0 ? lift * 0.35 : 0.55 + lift * 0.45)] as const
  })
  const line = points
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [0, level]
      const middle = (fromX + x) / 2
      return `C${middle} ${fromY.toFixed(1)} ${middle} ${y.toFixed(1)} ${x} ${y.toFixed(1)}`
    })
    .join('')
  return `M0 ${foot}V${(points[0]?.[1] ?? level).toFixed(1)}${line}V${foot}Z`
}

/** A gum tree: a pale trunk that forks, and leaves in loose clouds. */
function gum(
  x: number,
  foot: number,
  size: number,
  { leaf, shade, trunk }: { readonly leaf: string; readonly shade: string; readonly trunk: string },
): string {
  const cloud = (dx: number, dy: number, { rx, ry }: { readonly rx: number; readonly ry: number }, fill: string) =>
    `<ellipse cx="${dx}" cy="${dy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
  return `<g transform="translate(${x} ${foot}) scale(${size})"><path d="M-7 0C-4 -60 -8 -110 2 -160L-34 -226M2 -160L40 -232M0 -120L26 -158" fill="none" stroke="${trunk}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>${cloud(-42, -236, { rx: 46, ry: 30 }, shade)}${cloud(44, -246, { rx: 50, ry: 32 }, shade)}${cloud(0, -276, { rx: 54, ry: 34 }, leaf)}${cloud(-64, -262, { rx: 34, ry: 22 }, leaf)}${cloud(70, -270, { rx: 34, ry: 22 }, leaf)}${cloud(34, -172, { rx: 30, ry: 18 }, shade)}${cloud(-8, -242, { rx: 40, ry: 22 }, leaf)}</g>`
}

/** Morning on the coast road: towers far away, the sea, a beach and the road. */
function coast(): string {
  const towers = [
    [770, 96, 26], [802, 150, 22], [830, 120, 30], [866, 190, 20], [890, 132, 34], [930, 226, 18], [954, 160, 30], [990, 118, 26],
    [1022, 172, 24], [1052, 110, 34], [1092, 140, 26], [1124, 88, 32], [1162, 116, 28],
  ] // biome-ignore format: x, height, width
    .map(([x = 0, height = 0, width = 0], index) => `<rect x="${x}" y="${446 - height}" width="${width}" height="${height}" fill="${index % 3 === 0 ? '#a9bccb' : index % 3 === 1 ? '#b7c8d5' : '#9fb4c5'}"/>`)
    .join('') // biome-ignore format: one tower
  const glints = Array.from({ length: 34 }, (_, index) => {
    const y = 452 + ((index * 29) % 62)
    return `<rect x="${(index * 173) % 1180}" y="${y}" width="${22 + ((index * 41) % 60)}" height="2" rx="1" fill="#fff" opacity="${(0.18 + ((index * 7) % 10) / 40).toFixed(2)}"/>`
  }).join('')
  const grass = Array.from({ length: 60 }, (_, index) => {
    const x = (index * 61) % 1200
    const lean = ((index * 37) % 21) - 10
    return `<path d="M${x} 566q${lean} -22 ${lean * 2} -${26 + ((index * 13) % 18)}" stroke="${index % 2 === 0 ? '#8f9a63' : '#a9ad74'}" stroke-width="3" fill="none" stroke-linecap="round"/>`
  }).join('')
  return `<defs>${down('sky', [0, '#7fb3dd'], [0.55, '#c3def0'], [0.85, '#f8ead6'], [1, '#fbe3c4'])}${down('sea', [0, '#6fa9c4'], [0.5, '#3f88ab'], [1, '#57a5b8'])}${down('sand', [0, '#efdcb6'], [1, '#dcc494'])}${down('road', [0, '#8b9097'], [0.25, '#7b8087'], [1, '#62676e'])}<radialGradient id="sun" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#fff6e2" stop-opacity="0.95"/><stop offset="1" stop-color="#fff6e2" stop-opacity="0"/></radialGradient><filter id="haze" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.6"/></filter></defs><rect width="1200" height="460" fill="url(#sky)"/><ellipse cx="300" cy="430" rx="420" ry="230" fill="url(#sun)"/><g fill="#fff"><ellipse cx="250" cy="120" rx="170" ry="16" opacity="0.4"/><ellipse cx="390" cy="106" rx="110" ry="14" opacity="0.5"/><ellipse cx="880" cy="80" rx="200" ry="13" opacity="0.4"/><ellipse cx="1010" cy="180" rx="120" ry="9" opacity="0.35"/></g><g filter="url(#haze)"><path d="M0 446V404Q90 372 190 398T370 428Q430 446 470 446Z" fill="#8aa6b2"/>${towers}<path d="M700 446Q860 424 1200 430V446Z" fill="#8fa99a"/></g><rect y="444" width="1200" height="84" fill="url(#sea)"/>${glints}<path d="M0 522Q200 508 420 520T860 516T1200 522V584H0Z" fill="url(#sand)"/><path d="M0 524Q200 510 420 522T860 518T1200 524" stroke="#fff" stroke-width="5" fill="none" opacity="0.85"/>${grass}<path d="M0 560Q300 548 600 558T1200 556V600H0Z" fill="#9aa06c"/><rect y="574" width="1200" height="226" fill="url(#road)"/><rect y="572" width="1200" height="9" fill="#d8d6cf"/><rect y="581" width="1200" height="3" fill="#4d5156" opacity="0.5"/><path d="M0 726H210M360 726H570M720 726H930M1080 726H1200" stroke="#f1efe8" stroke-width="9" opacity="0.75"/>`
}

/** Evening on the yard: the last light, a shed, and strings of lamps over wet concrete. */
function dusk(): string {
  const cord = (y: number, sag: number, from: number, to: number) => {
    const lamps = Array.from({ length: 9 }, (_, index) => {
      const share = (index + 0.5) / 9
      const x = from + (to - from) * share
      const at = y + sag * 4 * share * (1 - share) * 0.5 + 7
      return `<circle cx="${x.toFixed(0)}" cy="${at.toFixed(0)}" r="26" fill="url(#lamp)"/><circle cx="${x.toFixed(0)}" cy="${at.toFixed(0)}" r="5.5" fill="#fff3d0"/>`
    }).join('')
    return `<path d="M${from} ${y}Q${(from + to) / 2} ${y + sag} ${to} ${y}" fill="none" stroke="#14161b" stroke-width="3"/>${lamps}`
  }
  const parked = [
    [40, 1], [250, 0.94], [850, 0.96], [1050, 1.02],
  ] // biome-ignore format: x, size
    .map(([x = 0, size = 1]) => `<g transform="translate(${x} 540) scale(${size})"><path d="M0 -6V-32Q4 -44 30 -47L62 -76Q68 -82 82 -82H126Q138 -82 146 -74L166 -47Q190 -44 190 -30V-6Z" fill="#15171c"/><path d="M60 -50L78 -70H104V-50ZM112 -50V-70H128Q136 -70 140 -64L150 -50Z" fill="#2b313b"/><circle cx="42" cy="-8" r="15" fill="#0b0c0f"/><circle cx="152" cy="-8" r="15" fill="#0b0c0f"/></g>`)
    .join('') // biome-ignore format: one car
  return `<defs>${down('sky', [0, '#141a2c'], [0.4, '#33395a'], [0.68, '#8a5a63'], [0.86, '#d98a56'], [1, '#f2b873'])}${down('ground', [0, '#3b3a40'], [0.3, '#4a4749'], [1, '#232226'])}${down('shine', [0, '#f2b873'], [1, '#f2b873'])}<radialGradient id="lamp" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#ffdf9a" stop-opacity="0.85"/><stop offset="0.35" stop-color="#ffcf7a" stop-opacity="0.28"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient><radialGradient id="pool" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#ffe2ad" stop-opacity="0.55"/><stop offset="1" stop-color="#ffe2ad" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="560" fill="url(#sky)"/><path d="${hills(520, { rise: 60, waves: 4, foot: 560, shift: 3 })}" fill="#4a3f4e" opacity="0.8"/><path d="M0 548V392L330 356V548Z" fill="#1a1c23"/><path d="M0 392L330 356V368L0 404Z" fill="#2c2f38"/><path d="M28 548V430H144V548ZM172 548V424H292V548Z" fill="#f6c987" opacity="0.85"/><path d="M28 452H144M28 474H144M28 496H144M28 518H144M172 448H292M172 470H292M172 492H292M172 514H292" stroke="#9a6f45" stroke-width="3" opacity="0.6"/><path d="M1010 548V150M980 150H1040M420 548V170M396 170H444" stroke="#17191f" stroke-width="7"/>${parked}${cord(168, 110, -40, 420)}${cord(168, 130, 420, 1010)}${cord(150, 90, 1010, 1260)}<rect y="540" width="1200" height="260" fill="url(#ground)"/><rect y="540" width="1200" height="26" fill="url(#shine)" opacity="0.16"/><ellipse cx="600" cy="640" rx="620" ry="110" fill="url(#pool)"/><ellipse cx="600" cy="430" rx="520" ry="210" fill="url(#pool)" opacity="0.4"/><g stroke="#6c6668" stroke-width="1.5" opacity="0.5"><path d="M0 606H1200M0 704H1200M240 566L110 800M600 566V800M960 566L1090 800"/></g>`
}

/** A camp in the hills late in the afternoon. */
function bush(): string {
  const tufts = Array.from({ length: 70 }, (_, index) => {
    const x = (index * 83) % 1200
    const y = 592 + ((index * 47) % 190)
    return `<path d="M${x} ${y}q-4 -9 -9 -13M${x} ${y}q0 -11 2 -17M${x} ${y}q5 -8 10 -12" stroke="${index % 2 === 0 ? '#a98f4c' : '#8f8a4a'}" stroke-width="2.5" fill="none" opacity="0.7"/>`
  }).join('')
  return `<defs>${down('sky', [0, '#9cc4de'], [0.5, '#dbe6df'], [0.82, '#fbe6bd'], [1, '#fbd9a0'])}${down('ground', [0, '#c6a868'], [0.4, '#cdb27a'], [1, '#a78a52'])}<radialGradient id="sun" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#fff4d2"/><stop offset="0.25" stop-color="#fff0c4" stop-opacity="0.75"/><stop offset="1" stop-color="#fff0c4" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="600" fill="url(#sky)"/><circle cx="900" cy="330" r="300" fill="url(#sun)"/><g fill="#fff" opacity="0.45"><ellipse cx="220" cy="130" rx="170" ry="15"/><ellipse cx="340" cy="112" rx="100" ry="13"/><ellipse cx="760" cy="90" rx="150" ry="11"/></g><path d="${hills(470, { rise: 130, waves: 2, foot: 600, shift: 2 })}" fill="#a8bcc0"/><path d="${hills(510, { rise: 110, waves: 3, foot: 600, shift: 5 })}" fill="#8fa79a"/><path d="${hills(545, { rise: 70, waves: 4, foot: 600, shift: 7 })}" fill="#7d9374"/>${gum(120, 582, 1.15, { leaf: '#6f8a58', shade: '#587548', trunk: '#d8cdbb' })}${gum(250, 574, 0.8, { leaf: '#7c9563', shade: '#658150', trunk: '#cfc3b0' })}${gum(1090, 584, 1.25, { leaf: '#6f8a58', shade: '#557245', trunk: '#dccfbd' })}${gum(985, 572, 0.7, { leaf: '#86a06c', shade: '#6c8957', trunk: '#cfc3b0' })}<path d="M0 566Q300 552 600 562T1200 560V800H0Z" fill="url(#ground)"/><path d="M0 566Q300 552 600 562T1200 560V580Q900 572 600 580T0 584Z" fill="#8d9a5c" opacity="0.65"/>${tufts}`
}
