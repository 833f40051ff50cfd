import { useActionData, useLoaderData } from 'react-router'
import { AlertFormPage } from '#ui/alert/alert-form-page.tsx'
import type { MetaArgs } from '../../page-meta.ts'
import type { action, loader } from '../../routes/alert/alert.ts'

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  const title = [loaderData?.form.heading, site?.name].filter(Boolean).join(' | ')
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const { form } = useLoaderData<typeof loader>()
  return <AlertFormPage form={form} faults={useActionData<typeof action>() ?? null} />
}
