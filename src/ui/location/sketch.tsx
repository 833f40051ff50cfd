import type { SketchLines } from '#domain/location/sketch-lines.ts'
import type { MapView } from '#views/location/places-view.ts'

/** Extra width of a pin per additional location. */
const BESIDE = 18
const LINES = [-1.5, -1.25, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.25, 1.5]

/** A sketch map of locations; decorative, since the address next to it says the same. */
export function Sketch({ map, numbered = false }: { readonly map: MapView; readonly numbered?: boolean }) {
  const { width, height, towns, lines, pins, scale } = map.sketch
  return (
    <div className="sketch-box">
      <div className="sketch-area">
        <svg className="sketch" width={width} height={height} aria-hidden="true">
          {lines ? <Lines lines={lines} /> : <path className="sketch-grid" d={grid(width, height)} />}
          {towns.map(({ name, x, y, isFar }) => (
            <text key={name} className={isFar ? 'sketch-town max-md:hidden' : 'sketch-town'} x={x} y={y}>
              {name}
            </text>
          ))}
          {pins.map(({ ids, x, y }) => (
            <g key={ids.join()} className="sketch-pin" transform={`translate(${x} ${y})`}>
              <path d={pinPath((ids.length - 1) * BESIDE)} />
              {numbered ? <text y={-20}>{numbersOf(map, ids)}</text> : <circle cy={-25} r={5} />}
            </g>
          ))}
        </svg>
      </div>
      <svg className="sketch-scale" width={scale.length + 2} height={26} aria-hidden="true">
        <text x={1} y={12}>
          {scale.text}
        </text>
        <path d={`M1 17v6h${scale.length}v-6`} />
      </svg>
    </div>
  )
}

const WATER = 'var(--electric)'

/** Coast, rivers and roads in the map's colours. Attributes, because few pages have a map and all share a stylesheet. */
function Lines({ lines }: { readonly lines: SketchLines }) {
  return (
    <>
      <path d={lines.sea} fill={WATER} fillOpacity={0.18} stroke={WATER} strokeOpacity={0.32} strokeWidth={1.5} />
      <path d={lines.islands} fill="var(--sketch-ground)" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={lines.rivers} stroke={WATER} strokeOpacity={0.26} strokeWidth={6} />
        <path d={lines.roads} stroke="var(--sketch-ink)" strokeOpacity={0.3} strokeWidth={3} />
        <path d={lines.motorways} stroke="var(--sketch-ink)" strokeOpacity={0.5} strokeWidth={8} />
        <path d={lines.motorways} stroke="var(--sketch-ground)" strokeWidth={5} />
        <path d={lines.motorways} stroke="var(--sketch-pin)" strokeOpacity={0.35} strokeWidth={5} />
      </g>
    </>
  )
}

/** An upside-down drop with its point at 0, `wider` for several locations. */
function pinPath(wider: number): string {
  const side = 14 + wider / 2
  return `M0 0C-4.5-6.5-${side}-13.5-${side}-25a14 14 0 0 1 14-14h${wider}a14 14 0 0 1 14 14C${side}-13.5 4.5-6.5 0 0z`
}

function numbersOf({ pins }: MapView, ids: readonly string[]): string {
  return pins.flatMap(({ id, number }) => (ids.includes(id) ? [number] : [])).join(' · ')
}

/** Squares of a quarter of the width, up to the edges of the widest box. */
function grid(width: number, height: number): string {
  const upright = LINES.map((at) => `M${Math.round(width * (0.5 + at))} ${-height}v${height * 3}`)
  const level = LINES.map((at) => `M${-width} ${Math.round(height / 2 + width * at)}h${width * 3}`)
  return [...upright, ...level].join('')
}
