import { leadFormFields } from '#domain/lead/lead-form.ts'
import type { LeadFormKind } from '#domain/lead/lead-form-kind.ts'
import { leadFormOptions } from '#domain/lead/lead-form-options.ts'
import { privacyNotice } from '#domain/lead/privacy-notice.ts'
import type { Site } from '#site/site.ts'
import type { EnquiryView } from '#ui/car/vehicle-enquiry.tsx'
import type { LeadFormView } from '#ui/lead-form/lead-form-view.ts'

/** A site's form, posting to `page` where there is no JavaScript and coming back to its own place there. */
export function leadFormView(site: Site, kind: LeadFormKind, page: string): LeadFormView {
  const options = leadFormOptions(site)
  return {
    kind,
    action: `${page}#enquire`,
    fields: leadFormFields(options, kind),
    options,
    notice: privacyNotice(site),
  }
}

/** The enquiry on a car's page; `?enquiry=test-drive` asks for a test drive. */
export function vehicleEnquiryView(site: Site, url: URL): EnquiryView {
  const kind = url.searchParams.get('enquiry') === 'test-drive' ? 'test-drive' : 'vehicle'
  const page = url.pathname.replace(/\.data$/, '')
  return { form: leadFormView(site, 'vehicle-enquiry', kind === 'vehicle' ? page : `${page}?enquiry=${kind}`), kind }
}
