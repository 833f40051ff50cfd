import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useDragOrder } from '../../drag/use-drag-order.ts'
import { Fold, PlainButton } from '../../parts/form/controls.tsx'
import { Avatar, Badge } from '../../parts/parts.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import { WeekDays } from '../hours/week-days.tsx'
import type { ItemAct, ListItem, ListNode, PartNode } from '../part/part-values.ts'
import { anchorOf } from './field-control.tsx'

interface ListControlProps {
  readonly node: ListNode
  readonly level: 2 | 3
  /** STUDIO-15: why it is closed; null: it is open, or the page says it already. */
  readonly reason: string | null
  /** Renders the controls of an item that is edited in its row. */
  readonly rowOf: (nodes: readonly PartNode[]) => ReactNode
}

/** A list: its items in order, each with what can be done with it. */
export function ListControl({ node, level, reason, rowOf }: ListControlProps) {
  const Heading = `h${level}` as const
  return (
    <section id={anchorOf(node.path)} className="studio-list" aria-label={node.label}>
      <Heading>{node.label}</Heading>
      <p className="quiet">{[node.description, node.limitsText].filter(Boolean).join(' ')}</p>
      {reason && <p className="studio-closed">{reason}</p>}
      {node.isWeek ? <WeekDays node={node} rowOf={rowOf} /> : <Items node={node} rowOf={rowOf} />}
    </section>
  )
}

/** How long the dragged order shows while the answer is on its way, in milliseconds. */
const ANSWER_MS = 4000

/** The items with their handles, and what can be added. */
function Items({ node, rowOf, name }: Pick<ListControlProps, 'node' | 'rowOf'> & { readonly name?: string }) {
  const mover = useRef<HTMLButtonElement>(null)
  const isScripted = useScripted()
  const press = (act: string) => {
    if (mover.current === null) return
    mover.current.value = act
    mover.current.form?.requestSubmit(mover.current)
  }
  const paths = node.items.map((item) => pathOf(node, item))
  const { order, dragged, take } = useDragOrder(paths, 'item', async (path, to) => {
    press(`to.${to}:${path}`)
    // The answer draws the list again; without one the entry goes back to its place.
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  })
  const items = order.flatMap((path) => node.items.find((item) => pathOf(node, item) === path) ?? [])
  const isOpen = node.closed === null
  return (
    <>
      {isScripted && isOpen && <button type="submit" hidden name="do" ref={mover} />}
      {items.length > 0 && (
        <ol className="studio-items">
          {items.map((item) => {
            const path = pathOf(node, item)
            return (
              <li key={item.id} data-item={path} className={dragged === path ? 'is-dragged' : undefined}>
                <div className="studio-item">
                  {isScripted && isOpen && node.items.length > 1 && (
                    <PlainButton
                      type="button"
                      className="studio-handle"
                      value={`hold:${path}`}
                      aria-label={`Move ${item.label}: drag, or press the arrow keys`}
                      onPointerDown={(event) => take(path, event)}
                      onKeyDown={(event) => byKey(event, { node, item, press })}
                    >
                      ⠿
                    </PlainButton>
                  )}
                  <ItemName item={item} />
                  {isOpen && <Acts path={path} item={item} />}
                </div>
                {item.nodes && item.nodes.length > 0 && <Row item={item}>{rowOf(item.nodes)}</Row>}
                {item.inner && (
                  <div className="studio-inner">
                    <Items node={item.inner} rowOf={rowOf} name={item.label} />
                  </div>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {isOpen && (node.most === null || node.items.length < node.most) && <Add node={node} name={name ?? node.label} />}
    </>
  )
}

function pathOf({ path }: ListNode, { id }: ListItem): string {
  return `${path}/@${id}`
}

const KEYS: Readonly<Record<string, ItemAct>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'indent',
  ArrowLeft: 'outdent',
}

interface KeyPress {
  readonly node: ListNode
  readonly item: ListItem
  readonly press: (act: string) => void
}

/** Each drag by keys too: arrows move, Home and End go to the ends. */
function byKey(event: KeyboardEvent<HTMLElement>, { node, item, press }: KeyPress): void {
  const at = node.items.indexOf(item)
  const last = node.items.length - 1
  const path = pathOf(node, item)
  const act = KEYS[event.key]
  const to =
    event.key === 'Home' ? 0 : event.key === 'End' ? last : act === 'up' ? at - 1 : act === 'down' ? at + 1 : null
  if (act === undefined && to === null) return
  event.preventDefault()
  if (to !== null && to >= 0 && to <= last && to !== at) press(`to.${to}:${path}`)
  else if (to === null && act && item.acts.includes(act)) press(`${act}:${path}`)
}

function ItemName({ item: { label, note, badge, href, person } }: { readonly item: ListItem }) {
  return (
    <div className="studio-name">
      {person?.photo && (
        <img className="studio-photo" src={person.photo} alt="" width={40} height={40} loading="lazy" />
      )}
      {person?.photo === null && <Avatar name={label} />}
      <span className="words">
        {href === null ? <strong>{label}</strong> : <a href={href}>{label}</a>}
        {badge && (
          <>
            {' '}
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </>
        )}
        {note && <small className="quiet">{note}</small>}
      </span>
    </div>
  )
}

/** The fields of an entry, in its row or behind a press. */
function Row({ item, children }: { readonly item: ListItem; readonly children: ReactNode }) {
  if (!item.isFolded) return <div className="studio-row">{children}</div>
  return (
    <Fold className="studio-fold" open={item.isNew}>
      <summary aria-label={`Change ${item.label}`}>Change</summary>
      <div className="studio-row">{children}</div>
    </Fold>
  )
}

const ACTS: Readonly<Record<Exclude<ItemAct, 'week'>, string>> = {
  up: 'Up',
  down: 'Down',
  indent: 'Under',
  outdent: 'Out',
  copy: 'Duplicate',
  remove: 'Delete',
}
/** What the short words leave out. */
const NAMES: Readonly<Partial<Record<ItemAct, string>>> = {
  indent: 'Move under the entry before',
  outdent: 'Move out of this list',
}

function Acts({ path, item }: { readonly path: string; readonly item: ListItem }) {
  return (
    <div className="toolbar">
      {item.acts
        .filter((act) => act !== 'week')
        .map((act) => (
          <PlainButton
            key={act}
            type="submit"
            name="do"
            value={`${act}:${path}`}
            className="link-button"
            title={NAMES[act]}
            aria-label={`${NAMES[act] ?? ACTS[act]}: ${item.label}`}
          >
            {ACTS[act]}
          </PlainButton>
        ))}
    </div>
  )
}

function Add({ node, name }: { readonly node: ListNode; readonly name: string }) {
  const [only, ...others] = node.adds
  if (only === undefined) return null
  if (others.length === 0)
    return (
      <div className="studio-add">
        <PlainButton
          type="submit"
          name="do"
          value={addOf(node, only.value)}
          className="button quiet-button"
          {...(node.path.endsWith('/people') && { 'aria-label': `Add a person: ${name}` })}
        >
          {node.path.endsWith('/people') ? 'Add a person' : `Add to ‘${name}’`}
        </PlainButton>
      </div>
    )
  return (
    <Fold className="studio-adds">
      <summary className="button quiet-button">Add to ‘{name}’ …</summary>
      <ul>
        {node.adds.map(({ value, label, note }) => (
          <li key={value}>
            <PlainButton type="submit" name="do" value={addOf(node, value)}>
              <strong>{label}</strong>
              {note && <span className="quiet">{note}</span>}
            </PlainButton>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function addOf({ path }: ListNode, value: string): string {
  return `add.${value}:${path}`
}
