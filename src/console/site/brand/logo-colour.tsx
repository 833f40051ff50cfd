import { useEffect, useRef } from 'react'

interface LogoColourProps {
  readonly colour: string
  /** What it can be taken for. */
  readonly takes: readonly (readonly [label: string, take: () => void])[]
}

/** A colour of the logo. */
export function LogoColour({ colour, takes }: LogoColourProps) {
  const swatch = useRef<HTMLSpanElement>(null)
  // The policy of the page allows no style in its HTML; script may set one.
  useEffect(() => swatch.current?.style.setProperty('background', colour), [colour])
  return (
    <li>
      <span className="swatch" ref={swatch} aria-hidden="true" />
      <code>{colour}</code>
      {takes.map(([label, take]) => (
        <button key={label} type="button" className="link-button" onClick={take}>
          {label}
          <span className="visually-hidden"> {colour}</span>
        </button>
      ))}
    </li>
  )
}
