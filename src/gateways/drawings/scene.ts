/** The scene around a drawn car: backdrop, floor reflection and shadow. Pixels of the 1200 x 800 picture. */
export interface Scene {
  readonly backdrop: string
  /** Strength of the floor's reflection, 0 to 1. */
  readonly mirror: number
  readonly shadow: number
}

/** Height in the picture at which the wheels touch the floor. */
export const FLOOR = 600

/** The scenes of a car's own pictures, and none. */
export const SCENES: Readonly<Record<1 | 2 | 3 | 'none', Scene>> = {
  1: { mirror: 0.2, shadow: 0.5, backdrop: studio() },
  2: { mirror: 0.26, shadow: 0.62, backdrop: showroom() },
  3: { mirror: 0, shadow: 0.62, backdrop: yard() },
  none: { mirror: 0, shadow: 0.55, backdrop: '' },
}

/** A white studio, lit from above. */
function studio(): string {
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfe3e7"/><stop offset="0.45" stop-color="#f3f5f7"/><stop offset="0.62" stop-color="#e9ecef"/><stop offset="0.74" stop-color="#dadee2"/><stop offset="1" stop-color="#c9ced4"/></linearGradient><radialGradient id="glow" cx="0.5" cy="0.42" r="0.62"><stop offset="0" stop-color="#fff" stop-opacity="0.95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><radialGradient id="pool" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#fff" stop-opacity="0.75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="800" fill="url(#wall)"/><rect width="1200" height="620" fill="url(#glow)"/><ellipse cx="600" cy="690" rx="640" ry="120" fill="url(#pool)"/>`
}

/** A darker showroom with a long ceiling lamp and a polished floor. */
function showroom(): string {
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6f7a86"/><stop offset="0.6" stop-color="#aab4bd"/><stop offset="1" stop-color="#b7c0c8"/></linearGradient><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#97a1ab"/><stop offset="0.35" stop-color="#b4bdc5"/><stop offset="1" stop-color="#8a949e"/></linearGradient><radialGradient id="glow" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#eef3f7" stop-opacity="0.95"/><stop offset="1" stop-color="#eef3f7" stop-opacity="0"/></radialGradient><linearGradient id="panel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.13"/><stop offset="1" stop-color="#fff" stop-opacity="0.02"/></linearGradient></defs><rect width="1200" height="570" fill="url(#wall)"/>${[0, 1, 2, 3, 4, 5].map((index) => `<rect x="${index * 204 - 8}" y="0" width="200" height="562" fill="url(#panel)"/>`).join('')}<ellipse cx="600" cy="330" rx="680" ry="330" fill="url(#glow)" opacity="0.8"/><rect x="150" y="70" width="900" height="9" rx="4.5" fill="#fff" opacity="0.95"/><ellipse cx="600" cy="74" rx="560" ry="60" fill="url(#glow)" opacity="0.65"/><rect y="562" width="1200" height="238" fill="url(#floor)"/><rect y="560" width="1200" height="5" fill="#5f6a75" opacity="0.55"/><ellipse cx="600" cy="700" rx="620" ry="110" fill="url(#glow)" opacity="0.5"/>`
}

/** The dealer's yard: morning sky, a line of gum trees, concrete. */
function yard(): string {
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8db8dc"/><stop offset="0.6" stop-color="#c7dfee"/><stop offset="1" stop-color="#eef3f2"/></linearGradient><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9b8b3"/><stop offset="0.3" stop-color="#c9c7c1"/><stop offset="1" stop-color="#a6a49e"/></linearGradient><filter id="far" x="-5%" y="-30%" width="110%" height="160%"><feGaussianBlur stdDeviation="5"/></filter><filter id="cloud" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="18"/></filter></defs><rect width="1200" height="560" fill="url(#sky)"/><g fill="#fff" opacity="0.7" filter="url(#cloud)"><ellipse cx="240" cy="150" rx="150" ry="26"/><ellipse cx="330" cy="130" rx="90" ry="30"/><ellipse cx="900" cy="90" rx="190" ry="24"/><ellipse cx="1010" cy="220" rx="130" ry="16"/></g><g filter="url(#far)"><path d="M0 470Q120 452 260 466T560 458T860 466T1200 452V540H0Z" fill="#a9bcc0"/><path d="${trees(0, 1200, 430, 34)}" fill="#7d9580"/><path d="${trees(-40, 1240, 462, 26)}" fill="#647d66"/><rect y="498" width="1200" height="60" fill="#8d9a8d"/></g><g opacity="0.85"><rect x="0" y="506" width="1200" height="4" fill="#dfe3e2"/><rect x="0" y="530" width="1200" height="3" fill="#ccd2d1"/>${Array.from({ length: 13 }, (_, index) => `<rect x="${index * 100 - 4}" y="500" width="5" height="58" fill="#c3cac9"/>`).join('')}</g><rect y="552" width="1200" height="248" fill="url(#ground)"/><g stroke="#8f8d87" stroke-width="1.5" opacity="0.45"><path d="M0 602H1200M-60 700H1260M180 552L20 800M600 552L600 800M1020 552L1180 800"/></g>`
}

/** Tree tops as a row of uneven bumps. Deterministic. */
function trees(from: number, to: number, level: number, size: number): string {
  let path = `M${from} 540V${level + size}`
  let step = 0
  for (let x = from; x < to; ) {
    step += 1
    const width = size * (1.3 + ((step * 37) % 11) / 9)
    const rise = size * (0.5 + ((step * 53) % 13) / 11)
    path += `Q${Math.round(x + width * 0.1)} ${Math.round(level - rise)} ${Math.round(x + width * 0.5)} ${Math.round(level - rise * 0.8)}T${Math.round(x + width)} ${Math.round(level + size * 0.4)}`
    x += width
  }
  return `${path}V540Z`
}
