import { definePage } from '../../page-modules.ts'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Badge, Button, Fault, PageHeading } from '../../parts/parts.tsx'
import { Photos } from '../photos/photos.tsx'
import { Notice } from '../stock-notice.tsx'
import { BackToStock } from '../stock-return.tsx'
import { FieldGroup } from './car-fields.tsx'
import { CarForm } from './car-form.tsx'
import { CarSide } from './car-side.tsx'
import type { DeskCarPage } from './car-values.ts'
import { useCarNow } from './use-car-now.ts'

/** DESK-2 to DESK-4: one car: what is done with it, its price, photos and other fields, and what happened to it. */
function StockCarView(page: DeskCarPage) {
  const address = `/stock/${page.id}`
  const { now, take } = useCarNow(page)
  const photos = <Photos section={now.photos} take={take} />
  const [price, ...others] = page.groups
  return (
    <>
      <p>
        <BackToStock />
      </p>
      <PageHeading title={page.title} note={page.note}>
        <Badge tone={page.state.tone}>{page.state.text}</Badge>
        {page.website && (
          <a
            className="tap"
            href={page.website}
            target="_blank"
            rel="noopener"
            aria-label="View on the website, in a new tab"
          >
            View on the website
          </a>
        )}
        {page.mayEdit && (
          <a className="tap" href={`/hand-cars/new?copy=${page.id}`}>
            Duplicate this car
          </a>
        )}
      </PageHeading>
      <Notice notice={page.notice} back={address} />
      <Fault text={page.fault} />
      {page.unlisted && <p className="quiet">{page.unlisted}</p>}
      {page.sale && (
        <p>
          {page.sale.text}{' '}
          {page.sale.lead && (
            <a className="tap" href={page.sale.lead}>
              Open the lead
            </a>
          )}
        </p>
      )}
      {page.acts.length > 0 && (
        <Form method="post" action={`${address}/act`} className="toolbar" aria-label="Status">
          <Input type="hidden" name="seen" value={page.seenState} />
          {page.acts.map(({ act, label }) => (
            <Button key={act} quiet name="do" value={act}>
              {label}
            </Button>
          ))}
        </Form>
      )}
      <div className="desk">
        {page.mayEdit ? (
          <CarForm page={page} photos={photos} />
        ) : (
          <div className="desk-main">
            {price && <FieldGroup group={price} mayEdit={false} />}
            {photos}
            {others.map((group) => (
              <FieldGroup key={group.title} group={group} mayEdit={false} />
            ))}
          </div>
        )}
        <CarSide {...now} />
      </div>
    </>
  )
}

export default definePage<DeskCarPage>({
  title: ({ title }) => title,
  View: StockCarView,
})
