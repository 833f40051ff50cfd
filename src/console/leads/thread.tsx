import type { ReactNode } from 'react'
import type { MailPart } from '#domain/inbox/mail-parts.ts'
import { UndoButton } from '../parts/done-line.tsx'
import { Fold } from '../parts/form/controls.tsx'
import { Avatar, Time } from '../parts/parts.tsx'
import { DeliveryLine } from './lead-parts.tsx'
import type { ThreadFile, ThreadItem } from './leads-page.ts'

/** INBOX-6: what happened, oldest first. */
export function Thread({
  items,
  id,
  hidden,
}: {
  readonly items: readonly ThreadItem[]
  readonly id: string
  readonly hidden: ReactNode
}) {
  return (
    <ol className="thread" aria-label="History">
      {items.map((item) => (
        <li
          key={item.id}
          data-item={item.id}
          className={`thread-item ${item.kind}${item.kind === 'mail' && item.isOurs ? ' ours' : ''}`}
        >
          {item.kind === 'event' ? (
            <div className="quiet">
              {item.text} · <Time at={item.at} />
              {item.undo && <UndoButton {...item.undo} hidden={hidden} />}
            </div>
          ) : (
            <>
              <div className="thread-head">
                <Avatar name={item.by} />
                <strong>{item.by}</strong>
                <span className="quiet">
                  {item.kind === 'mail' ? item.subject : item.title} · <Time at={item.at} />
                </span>
              </div>
              <Content item={item} />
              {item.kind === 'mail' && item.delivery && (
                <DeliveryLine delivery={item.delivery} id={id} hidden={hidden} />
              )}
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

/** INBOX-7: each is saved, never shown: its sender may be anyone. */
function Files({ label, files }: { readonly label: string; readonly files: readonly ThreadFile[] }) {
  if (files.length === 0) return null
  return (
    <ul className="file-list" aria-label={label}>
      {files.map(({ name, size, href, warning }) => (
        <li key={href ?? name}>
          {href === null ? (
            <span>
              {name} <span className="quiet">{size}, left out: the mail’s files had more than 10 MB together</span>
            </span>
          ) : (
            <>
              <a href={href} download={name}>
                {name}
              </a>{' '}
              <span className="quiet">{warning === null ? size : `${size}, ${warning}`}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

const FOLDED = { quote: 'quoted text', signature: 'signature' } as const

/** A1, A2: a quote is one press away, also without script. */
function Part({ part: { kind, text } }: { readonly part: MailPart }) {
  if (kind === 'said') return <p className="words">{text}</p>
  return (
    <Fold>
      <summary className="fold-turn">
        <span>{`Show ${FOLDED[kind]}`}</span>
        <span>{`Hide ${FOLDED[kind]}`}</span>
      </summary>
      <p className="words">{text}</p>
    </Fold>
  )
}

function Content({ item }: { readonly item: Exclude<ThreadItem, { readonly kind: 'event' }> }) {
  if (item.kind === 'mail')
    return (
      <>
        {item.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a mail never change
          <Part key={index} part={part} />
        ))}
        <Files label="Files" files={item.files.filter(({ isInline }) => !isInline)} />
        {item.files.some(({ isInline }) => isInline) && (
          <Fold>
            <summary>Pictures inside the mail</summary>
            <Files label="Pictures inside the mail" files={item.files.filter(({ isInline }) => isInline)} />
          </Fold>
        )}
      </>
    )
  if (item.kind !== 'enquiry') return item.text ? <p className="words">{item.text}</p> : null
  return (
    <>
      <p className="words">{item.message || <span className="quiet">Nothing written</span>}</p>
      {item.photos.length > 0 && (
        <ul className="thread-photos" aria-label="Photos">
          {item.photos.map((address, index) => (
            <li key={address}>
              <a href={address}>
                <img src={address} alt={`The buyer’s car, ${index + 1} of ${item.photos.length}`} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {item.facts.length > 0 && (
        <Fold>
          <summary>Details of the form</summary>
          <dl className="fact-list">
            {item.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </>
  )
}
