import { useEffect, useRef } from 'react'
import type { ContrastRow } from '#domain/colour/brand-colour.ts'

/** STUDIO-17: pairs of text and ground with their contrast, each as it looks. */
export function ContrastList({ rows }: { readonly rows: readonly ContrastRow[] }) {
  return (
    <ul className="contrasts" aria-label="How texts read">
      {rows.map((row) => (
        <li key={row.label}>
          <Sample row={row} />
          <span>{row.label}</span>
          <span className={row.isEnough ? 'quiet' : 'is-bad'}>
            {ratioText(row.ratio)} to 1{row.isEnough ? '' : ': too little, it needs 4.5'}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A text that does not read is not written: its ground alone shows. */
function Sample({ row: { text, ground, isEnough } }: { readonly row: ContrastRow }) {
  const sample = useRef<HTMLSpanElement>(null)
  // The policy of the page allows no style in its HTML; script may set one.
  useEffect(() => {
    sample.current?.style.setProperty('color', text)
    sample.current?.style.setProperty('background', ground)
  }, [text, ground])
  return (
    <span className="contrast-sample" ref={sample} aria-hidden="true">
      {isEnough && 'Aa'}
    </span>
  )
}

/** Rounded down, so that 4.49 does not read as enough. */
function ratioText(ratio: number): string {
  return String(Math.floor(ratio * 10) / 10)
}
