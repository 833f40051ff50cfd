import type { DrawnVehicle as Drawn } from '#views/home/drawn-vehicle.ts'
import { DrawnVehicle } from './drawn-vehicle.tsx'

/**
 * A decorative morning in the hills, in tints of the site's colour, with the kind of vehicle the dealer sells on the
 * crest.
 */
export function Landscape({ drawn }: { readonly drawn: Drawn }) {
  return (
    <svg className="meadow-landscape" viewBox="0 0 1440 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="1440" height="640" className="scene-sky" />
      <circle cx="1080" cy="300" r="220" className="scene-glow" />
      <circle cx="1080" cy="300" r="120" className="scene-sun" />
      <path className="scene-far" d="M0 390C150 330 260 300 380 330s190 60 300 20 220-90 360-50 260 60 400 0v340H0z" />
      <path className="scene-middle" d="M0 470c180-70 330-90 520-40s300 50 480 0 300-50 440-10v220H0z" />
      <path className="scene-near" d="M0 560c260-70 520-80 800-30s460 30 640-20v130H0z" />
      <g className="scene-tree" transform="translate(600 26)">
        <path d="M176 520c2-40 4-70-2-104M176 470c-12-18-24-26-38-30M175 450c10-18 22-26 34-30" />
        <circle cx="172" cy="396" r="44" />
        <circle cx="128" cy="430" r="30" />
        <circle cx="216" cy="424" r="34" />
      </g>
      <g className="scene-tree" transform="translate(-90 0)">
        <path d="M1330 470v-52" />
        <circle cx="1330" cy="398" r="30" />
        <circle cx="1304" cy="416" r="20" />
        <circle cx="1356" cy="414" r="22" />
      </g>
      <DrawnVehicle drawn={drawn} />
    </svg>
  )
}
