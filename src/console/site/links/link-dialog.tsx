import { useId, useState } from 'react'
import { counted } from '#domain/counted.ts'
import { useDialog } from '../../frame/use-dialog.ts'
import { PlainButton } from '../../parts/form/controls.tsx'
import type { LinkGroup } from './link-values.ts'
import { outsideOf } from './outside.ts'

interface LinkDialogProps {
  readonly groups: readonly LinkGroup[]
  readonly current: string
  readonly onPick: (address: string) => void
  readonly onClose: () => void
}

/** The places of the website by kind, found by what they are called; an outside address, a number or a mail is typed. */
export function LinkDialog({ groups, current, onPick, onClose }: LinkDialogProps) {
  const dialog = useDialog()
  const titleId = useId()
  const searchId = useId()
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase()
  const outside = outsideOf(typed.trim())
  const matches = groups
    .map(({ label, links }) => ({
      label,
      links: links.filter(({ title, address }) => `${title} ${address}`.toLowerCase().includes(words)),
    }))
    .filter(({ links }) => links.length > 0)
  const count = matches.reduce((sum, { links }) => sum + links.length, 0)
  const pick = (address: string) => {
    onPick(address)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="link-dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>Where it leads</h2>
      <label htmlFor={searchId}>Find a place, or type an address, a phone number or an email</label>
      <input
        id={searchId}
        type="search"
        value={typed}
        autoComplete="off"
        placeholder="Offers, utes, https://…"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const only = outside ?? (count === 1 ? matches[0]?.links[0] : undefined)
          if (only) pick(only.address)
        }}
      />
      <p className="visually-hidden" role="status">
        {words === '' ? '' : counted(count, 'place')}
      </p>
      <div className="link-places">
        {outside && (
          <ul>
            <li>
              <PlainButton type="button" onClick={() => pick(outside.address)}>
                <strong>{outside.title}</strong>
                <span className="quiet words">{outside.address}</span>
              </PlainButton>
            </li>
          </ul>
        )}
        {matches.map(({ label, links }) => (
          <section key={label}>
            <h3>{label}</h3>
            <ul>
              {links.map(({ title, address }) => (
                <li key={address}>
                  <PlainButton
                    type="button"
                    aria-current={address === current ? 'true' : undefined}
                    onClick={() => pick(address)}
                  >
                    <strong>{title}</strong>
                    <span className="quiet words">{address}</span>
                  </PlainButton>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {matches.length === 0 && !outside && <p>Nothing is called ‘{typed}’.</p>}
      </div>
      <PlainButton type="button" className="button quiet-button" onClick={() => dialog.current?.close()}>
        Cancel
      </PlainButton>
    </dialog>
  )
}
