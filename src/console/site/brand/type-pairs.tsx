import { useContext, useEffect, useRef } from 'react'
import { Input } from '../../parts/form/controls.tsx'
import type { controlMarks } from '../../parts/form/field-fault.tsx'
import { ShellContext } from '../../parts/shell-context.ts'
import type { FieldNode } from '../part/part-values.ts'

interface TypePairsProps {
  readonly node: FieldNode
  readonly name: string
  readonly marks: ReturnType<typeof controlMarks>
}

/** STUDIO-17: the pairs of typefaces, each in the dealer's own name. */
export function TypePairs({ node, name, marks }: TypePairsProps) {
  const dealer = useContext(ShellContext)?.siteName ?? 'Your name'
  return (
    <div className="type-pairs">
      {node.choices.map(({ value, label }, index) => (
        <label key={value} className="type-pair">
          <Input
            type="radio"
            name={name}
            value={value}
            defaultChecked={node.values.includes(value)}
            {...(index === 0 ? marks : {})}
          />
          <span>
            {label}
            <Sample families={familiesOf(label)} dealer={dealer} />
          </span>
        </label>
      ))}
    </div>
  )
}

/** 'Cormorant Garamond' and 'Instrument Sans' of 'Prestige: Cormorant Garamond and Instrument Sans'. */
function familiesOf(label: string): readonly string[] {
  const [, families] = /: (.+)/.exec(label) ?? []
  return families?.split(' and ') ?? []
}

function Sample({ families, dealer }: { readonly families: readonly string[]; readonly dealer: string }) {
  const [headline, text = headline] = families
  const title = useRef<HTMLSpanElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const set = async (element: HTMLElement | null, family: string | undefined) => {
      if (element === null || family === undefined) return
      const { loadTypeface } = await import('./pair-fonts.ts')
      const name = await loadTypeface(family)
      // The policy of the page allows no style in its HTML; script may set one.
      if (name !== null) element.style.setProperty('font-family', `"${name}"`)
    }
    void set(title.current, headline)
    void set(words.current, text)
  }, [headline, text])
  if (headline === undefined) return null
  return (
    <span className="type-sample" aria-hidden="true">
      <span ref={title}>{dealer}</span>
      <span ref={words}>Cars you can look at today, from $9,990.</span>
    </span>
  )
}
