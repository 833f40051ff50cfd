import type { ReactElement } from 'react'
import type { DrawnVehicle as Drawn } from '#views/home/drawn-vehicle.ts'

/** The vehicle on the crest of Meadow's landscape. */
export function DrawnVehicle({ drawn }: { readonly drawn: Drawn }) {
  return (
    <g className="scene-vehicle" transform="translate(330 412)">
      {DRAWINGS[drawn]}
    </g>
  )
}

const WHEELS = (
  <>
    <circle cx="48" cy="96" r="19" className="scene-wheel" />
    <circle cx="48" cy="96" r="8" className="scene-hub" />
    <circle cx="172" cy="96" r="19" className="scene-wheel" />
    <circle cx="172" cy="96" r="8" className="scene-hub" />
  </>
)

const DRAWINGS: Readonly<Record<Drawn, ReactElement>> = {
  caravan: (
    <>
      <path className="scene-line" d="M176 92h34l16 6" />
      <rect x="0" y="14" width="178" height="84" rx="26" className="scene-van" />
      <path className="scene-stripe" d="M0 62h178v12H0z" />
      <rect x="22" y="30" width="44" height="24" rx="6" className="scene-window" />
      <rect x="84" y="30" width="34" height="24" rx="6" className="scene-window" />
      <rect x="132" y="30" width="28" height="58" rx="6" className="scene-door" />
      <circle cx="84" cy="98" r="15" className="scene-wheel" />
      <circle cx="84" cy="98" r="6" className="scene-hub" />
      <path className="scene-awning" d="M10 16h84l-14-22H26z" />
    </>
  ),
  car: (
    <>
      <path className="scene-line" d="M70 12h92M84 12v8M150 12v8" />
      <path className="scene-awning" d="M78 8q2-16 16-16h42q14 0 16 16z" />
      <path
        className="scene-van"
        d="M4 92V70q0-16 18-20l24-6 22-22q6-6 16-6h74q10 0 15 8l13 22 22 6q12 4 12 18v22q0 6-6 6H10q-6 0-6-6z"
      />
      <path className="scene-window" d="M60 46l17-17q4-4 10-4h22v21zM118 25h34q6 0 9 5l9 16h-52z" />
      <path className="scene-stripe" d="M5 66h214v8H4z" />
      {WHEELS}
    </>
  ),
  ute: (
    <>
      <path
        className="scene-van"
        d="M4 92V70q0-16 18-20l20-5 20-23q6-6 16-6h34q9 0 12 8l9 22h87q4 0 4 4v36q0 6-6 6H10q-6 0-6-6z"
      />
      <path className="scene-window" d="M56 46l15-17q4-4 10-4h8v21zM97 25h12q5 0 7 5l7 16H97z" />
      <path className="scene-awning" d="M140 46l6-20q2-6 9-6h52q9 0 11 8l4 18z" />
      <path className="scene-stripe" d="M5 66h219v8H4z" />
      {WHEELS}
    </>
  ),
}
