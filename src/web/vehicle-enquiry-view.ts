import type { LeadFormKind } from '#domain/lead/form/lead-form-kind.ts'
import type { Site } from '#site/site.ts'
import type { EnquiryKind, EnquiryView } from '#ui/car/vehicle-enquiry.tsx'
import { leadFormView } from '#views/lead-page/lead-form-view.ts'

/** What the address says of the enquiry; who answers it is the operation's. */
type AskedEnquiry = Omit<EnquiryView, 'answerer'>

/** View of the enquiry on a car's page. `?enquiry=test-drive` opens the test-drive form in a dialog (FORM-1). */
export function vehicleEnquiryView(site: Site, url: URL): AskedEnquiry {
  const kind = KINDS.find((each) => each === url.searchParams.get('enquiry'))
  if (!kind) return { form: leadFormView(site, 'vehicle-enquiry', url.pathname), kind: 'vehicle', isDialog: false }
  return { form: leadFormView(site, FORMS[kind], `${url.pathname}?enquiry=${kind}`), kind, isDialog: true }
}

const KINDS = ['vehicle', 'test-drive', 'photos'] as const
const FORMS: Readonly<Record<EnquiryKind, LeadFormKind>> = {
  vehicle: 'vehicle-enquiry',
  'test-drive': 'vehicle-test-drive',
  photos: 'vehicle-photos',
}
