import type { ReactNode } from 'react'
import { PlainButton } from '../../parts/form/controls.tsx'
import type { ListItem, ListNode, PartNode } from '../part/part-values.ts'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

interface WeekDaysProps {
  readonly node: ListNode
  readonly rowOf: (nodes: readonly PartNode[]) => ReactNode
}

/** STUDIO-2: the usual week of a location, a row for each day: its times, or closed. */
export function WeekDays({ node, rowOf }: WeekDaysProps) {
  const isOpen = node.closed === null
  return (
    <ol className="hours-week">
      {WEEK.map((day) => {
        const item = node.items.find(({ label }) => label === day)
        if (item) return <Day key={day} node={node} item={item} rowOf={rowOf} />
        const add = node.adds.find(({ label }) => label === day)
        return (
          <li key={day}>
            <div className="studio-item">
              <strong>{day}</strong> <span className="quiet">Closed</span>
              {isOpen && add && (
                <PlainButton
                  type="submit"
                  name="do"
                  value={`add.${add.value}:${node.path}`}
                  className="link-button"
                  aria-label={`Open on ${day}`}
                >
                  Open
                </PlainButton>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** A day with its times, grouped under its name for people who listen. */
function Day({ node, item, rowOf }: WeekDaysProps & { readonly item: ListItem }) {
  const path = `${node.path}/@${item.id}`
  return (
    <li>
      <fieldset className="hours-day">
        <legend>{item.label}</legend>
        <div className="hours-times">
          {rowOf(item.nodes ?? [])}
          {node.closed === null && (
            <div className="toolbar">
              {item.acts.includes('week') && (
                <PlainButton
                  type="submit"
                  name="do"
                  value={`week:${path}`}
                  className="link-button"
                  aria-label={`Monday to Friday the same as ${item.label}`}
                >
                  Monday to Friday the same
                </PlainButton>
              )}
              <PlainButton
                type="submit"
                name="do"
                value={`remove:${path}`}
                className="link-button"
                aria-label={`Closed on ${item.label}`}
              >
                Closed
              </PlainButton>
            </div>
          )}
        </div>
      </fieldset>
    </li>
  )
}
