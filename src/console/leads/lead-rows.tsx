import { Input } from '../parts/form/controls.tsx'
import { Avatar, Badge, Time } from '../parts/parts.tsx'
import { PickBox, type Picked, type PickMarks } from '../parts/picked.tsx'
import { Thumbnail } from './lead-parts.tsx'
import type { LeadRow } from './leads-page.ts'

/** INBOX-5: leads as rows of a table on a wide screen and as cards on a phone; each is a link to its conversation. */
export function LeadRows({
  rows,
  shown,
  picked,
  marks,
}: {
  readonly rows: readonly LeadRow[]
  readonly shown?: string | undefined
  readonly picked?: Picked | undefined
  /** Of a fault in what is picked, at the first box. */
  readonly marks?: PickMarks | undefined
}) {
  return (
    <ol className="lead-rows">
      {rows.map((row, index) => (
        <Row
          key={row.id}
          row={row}
          isShown={row.id === shown}
          picked={picked}
          marks={index === 0 ? marks : undefined}
        />
      ))}
    </ol>
  )
}

function Row({
  row,
  isShown,
  picked,
  marks,
}: {
  readonly row: LeadRow
  readonly isShown: boolean
  readonly picked: Picked | undefined
  readonly marks: PickMarks | undefined
}) {
  const { car, said, nextAction } = row
  return (
    <li id={`lead-${row.id}`} className={row.isNew ? 'lead is-new' : 'lead'} data-lead={row.id}>
      {picked && (
        <label className="pick">
          <PickBox picked={picked} id={row.id} name="id" marks={marks} />
          <span className="visually-hidden">Choose {row.name}</span>
        </label>
      )}
      <Thumbnail picture={car?.picture ?? null} name={row.name} />
      <div className="lead-who">
        <a className="lead-link" href={row.href} aria-current={isShown ? 'true' : undefined}>
          {row.name}
        </a>
        <span className="quiet lead-kind">
          {row.category}
          {row.location && ` · ${row.location}`}
        </span>
      </div>
      <div className="lead-wish">
        {car ? (
          <>
            <span className="lead-car">{car.title}</span>
            <span className="quiet">
              {car.price}
              {car.state && <Badge tone="warning">{car.state}</Badge>}
            </span>
          </>
        ) : (
          <span className="quiet">No car</span>
        )}
      </div>
      <p className="lead-said">
        {said && (
          <>
            <span className="quiet">{said.by}:</span> {said.text || 'nothing written'}
          </>
        )}
        {nextAction && (
          <Badge tone={nextAction.isDue ? 'warning' : 'plain'}>
            Next: {nextAction.text}
            {nextAction.at && ` ${nextAction.at.ago}`}
          </Badge>
        )}
      </p>
      <span className="lead-marks">
        {row.clock && <Badge tone={row.clock.tone}>{row.clock.text}</Badge>}
        {!(row.isNew && row.clock) && <Badge tone={row.stage.tone}>{row.stage.label}</Badge>}
      </span>
      <span className="lead-owner">
        {picked && <Input type="hidden" name={`owner.${row.id}`} value={row.assignee} />}
        {row.owner === null ? (
          <Badge tone="warning">Unassigned</Badge>
        ) : (
          <>
            <Avatar name={row.owner} />
            <span>{row.owner}</span>
          </>
        )}
      </span>
      <span className="lead-at quiet">
        <Time at={row.at} />
      </span>
    </li>
  )
}
