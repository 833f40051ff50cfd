import { definePage } from '../../page-modules.ts'
import type { Moment } from '../../page-values.ts'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Badge, Button, Empty, Fault, PageHeading, TextArea, Time } from '../../parts/parts.tsx'
import type { StageBadge } from '../leads-page.ts'

/** SALES-9: the mail to the others who asked for a car that is sold. */
export interface OthersPage {
  readonly kind: 'others'
  readonly fault: string | null
  readonly lead: { readonly name: string; readonly href: string }
  readonly car: string
  readonly action: string
  readonly saleId: string
  readonly others: readonly Other[]
  readonly text: string
  readonly signature: string
  readonly cars: readonly {
    readonly id: string
    readonly title: string
    readonly price: string | null
    readonly picture: string | null
    readonly isTicked: boolean
  }[]
}

interface Other {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly stage: StageBadge
  readonly owner: string
  readonly at: Moment
  readonly isTicked: boolean
  /** Why they get no mail; null: they may get one. */
  readonly because: string | null
}

export default definePage<OthersPage>({ title: 'Others who asked for this car', View: OthersView })

function OthersView({ fault, lead, car, others, ...form }: OthersPage) {
  return (
    <>
      <p>
        <a className="tap" href={lead.href}>
          ← {lead.name}
        </a>
      </p>
      <PageHeading title="Others who asked for this car" note={`${car}, sold to ${lead.name}.`} />
      <Fault text={fault} />
      {others.length === 0 ? (
        <Empty title="Nobody">No other open lead asked for this car.</Empty>
      ) : (
        <MailToOthers others={others} {...form} />
      )}
    </>
  )
}

function MailToOthers({ others, action, saleId, text, signature, cars }: Omit<OthersPage, 'fault' | 'lead' | 'car'>) {
  const isClosed = others.every(({ because }) => because !== null)
  return (
    <Form method="post" action={action} className="card stack hand-lead others">
      <Input type="hidden" name="sale" value={saleId} />
      <fieldset>
        <legend>Open leads</legend>
        {others.map((other) => (
          <OtherRow key={other.id} {...other} />
        ))}
      </fieldset>
      {!isClosed && (
        <>
          <TextArea label="Message" name="text" value={text} rows={11} hint="Each gets a mail of their own." />
          <p className="words quiet">{signature}</p>
          {cars.length > 0 && (
            <fieldset className="cards">
              <legend>Cars in the mail, with photo and price</legend>
              {cars.map(({ id, title, price, picture, isTicked }) => (
                <label key={id} className="tick car-tick">
                  <Input type="checkbox" name="car" value={id} defaultChecked={isTicked} />
                  {picture && <img src={picture} alt="" width={54} height={36} />}
                  <span>
                    {title}
                    <br />
                    <span className="quiet">{price}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <Button>Send the mails</Button>
        </>
      )}
    </Form>
  )
}

function OtherRow({ id, href, name, stage, owner, at, isTicked, because }: Other) {
  const about = (
    <span className="quiet">
      {owner} · <Time at={at} />
    </span>
  )
  return (
    <div className="other">
      {because === null ? (
        <label className="tick">
          <Input type="checkbox" name="to" value={id} defaultChecked={isTicked} />
          <span>
            {name} <Badge tone={stage.tone}>{stage.label}</Badge>
            <br />
            {about}
          </span>
        </label>
      ) : (
        <p>
          {name} <Badge tone={stage.tone}>{stage.label}</Badge>
          <br />
          {about}
          <br />
          <span className="quiet">{because}</span>
        </p>
      )}
      <a className="tap" href={href} aria-label={`Open the lead of ${name}`}>
        Open
      </a>
    </div>
  )
}
