import { useActionData } from 'react-router'
import { LeadForm } from '#ui/lead-form/lead-form.tsx'
import { useWords } from '#ui/use-words.ts'
import * as words from '#words/calls.ts'
import { say } from '#words/say.ts'
import type { action } from '../../routes/api/leads.ts'

export function meta() {
  return [{ title: say(words.yourEnquiry) }, { name: 'robots', content: 'noindex' }]
}

/** A refused form, for browsers without JavaScript. */
export function Component() {
  const t = useWords()
  const actionData = useActionData<typeof action>()
  if (!actionData) return null
  return (
    <main id="content" className="container max-w-2xl py-12">
      <h1 className="mb-6 text-3xl">{t(words.yourEnquiry)}</h1>
      <LeadForm form={actionData.form} faults={actionData.faults} filled={{}} submitLabel={t(words.sendEnquiry)} />
    </main>
  )
}
