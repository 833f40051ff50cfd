import { useActionData, useLoaderData } from 'react-router'
import { formLayoutOf } from '#themes/form-layouts.ts'
import { Calculator } from '#ui/finance/calculator.tsx'
import { LeadPage } from '#ui/lead-page/lead-page.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { MetaArgs } from '../page-meta.ts'
import { pageMeta } from '../page-meta.ts'
import type { action, loader } from '../routes/finance.ts'
import { useSite } from '../use-site.ts'

export const handle: PageHandle = { stylesheets: 'finance' }

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(loaderData.page, site) : []
}

export function Component() {
  const { page, blocks, location, form, calculator } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const site = useSite()
  const { car } = page
  return (
    <LeadPage
      site={site}
      layout={formLayoutOf(site.template)}
      page={page}
      location={location}
      form={form}
      faults={actionData ?? null}
      blocks={blocks}
    >
      {calculator ? (
        <div className="calculator-page container">
          <Calculator
            // Another address is another calculator.
            key={JSON.stringify(calculator.text)}
            view={calculator}
            title={car ? `${car.title}, ${car.price.text}` : null}
          />
        </div>
      ) : null}
    </LeadPage>
  )
}
