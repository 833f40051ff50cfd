import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { Input, PlainButton } from '../../parts/form/controls.tsx'
import type { controlMarks } from '../../parts/form/field-fault.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import { valueName } from '../part/field-names.ts'
import type { FieldNode } from '../part/part-values.ts'
import { LinkDialog } from './link-dialog.tsx'
import type { LinkGroup } from './link-values.ts'

/** Where links of the page can lead. */
export const LinksContext = createContext<readonly LinkGroup[]>([])

interface LinkFieldProps {
  readonly node: FieldNode
  readonly marks: ReturnType<typeof controlMarks>
  /** Stores what was chosen. */
  readonly onPick: () => void
}

/** STUDIO-2: an address with what the place is called, chosen from a list or typed. */
export function LinkField({ node, marks, onPick }: LinkFieldProps) {
  const groups = useContext(LinksContext)
  const isScripted = useScripted()
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState(node.values[0] ?? '')
  const [isOpen, setOpen] = useState(false)
  const picked = useRef(false)
  useFollowed(field, setAddress)
  const title = groups.flatMap(({ links }) => links).find((link) => link.address === address)?.title
  return (
    <div className="link-field">
      <Input
        ref={field}
        name={valueName(node.path)}
        defaultValue={node.values[0] ?? ''}
        autoComplete="off"
        inputMode="url"
        onInput={({ currentTarget }) => setAddress(currentTarget.value)}
        {...marks}
      />
      {isScripted && groups.length > 0 && (
        <PlainButton type="button" className="button quiet-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Choose …<span className="visually-hidden"> where ‘{node.label}’ leads</span>
        </PlainButton>
      )}
      <p className="quiet words" role="status">
        {saidOf(address, title)}
      </p>
      {isOpen && (
        <LinkDialog
          groups={groups}
          current={address}
          onClose={() => {
            setOpen(false)
            // Once the dialog is gone: what is stored then is what the field holds.
            if (picked.current) onPick()
            picked.current = false
          }}
          onPick={(chosen) => {
            if (field.current) field.current.value = chosen
            setAddress(chosen)
            picked.current = true
          }}
        />
      )}
    </div>
  )
}

/** Another person's value may come into the field without a key. */
function useFollowed(field: RefObject<HTMLInputElement | null>, follow: (address: string) => void): void {
  useEffect(() => {
    if (field.current) follow(field.current.value)
  })
}

function saidOf(address: string, title: string | undefined): string {
  if (title !== undefined) return `Leads to ‘${title}’`
  if (address.startsWith('https://')) return 'Leads to another website'
  if (address.startsWith('tel:')) return 'Calls this number'
  return address.startsWith('mailto:') ? 'Writes an email' : ''
}
