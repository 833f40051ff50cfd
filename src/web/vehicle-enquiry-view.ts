import type { Site } from '#site/site.ts'
import type { EnquiryView } from '#ui/car/vehicle-enquiry.tsx'
import { leadFormView } from './lead-form-view.ts'

/** The enquiry on a car's page; `?enquiry=test-drive` asks for a test drive. */
export function vehicleEnquiryView(site: Site, url: URL): EnquiryView {
  const page = url.pathname
  return url.searchParams.get('enquiry') === 'test-drive'
    ? { form: leadFormView(site, 'vehicle-test-drive', `${page}?enquiry=test-drive`), kind: 'test-drive' }
    : { form: leadFormView(site, 'vehicle-enquiry', page), kind: 'vehicle' }
}
