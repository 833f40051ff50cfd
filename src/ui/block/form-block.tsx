import type { FormBlockView } from '#views/block/form-block.ts'
import { LeadForm } from '../lead-form/lead-form.tsx'
import { BlockSection } from './block-section.tsx'

/** One of the site's forms. Without JavaScript its answer is a page of its own (FORM-16). */
export function FormBlock({ block }: { readonly block: FormBlockView }) {
  const { kind, heading, text, form, filled, submitLabel } = block
  return (
    <BlockSection kind={kind} heading={heading} text={text} beside={false} layout="split">
      <div className="block-main block-form box">
        <LeadForm form={form} faults={null} filled={filled} submitLabel={submitLabel} />
      </div>
    </BlockSection>
  )
}
