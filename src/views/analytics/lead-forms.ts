import type { LeadCategory } from '#domain/lead/category.ts'
import type { Department, FormType } from './asc-vocabulary.ts'

/** FIELD-2: the standard's name and department for the form of a category. */
export interface AscForm {
  readonly department: Department
  readonly form_name: string
  readonly form_type: FormType
}

/** FIELD-2: the form of a category; unknown categories count as a general enquiry. */
export function ascForm(category: string): AscForm {
  return FORMS[isCategory(category) ? category : 'General Enquiry']
}

function isCategory(category: string): category is LeadCategory {
  return Object.hasOwn(FORMS, category)
}

const FORMS: Readonly<Record<LeadCategory, AscForm>> = {
  'General Enquiry': { department: 'sales', form_name: 'general_enquiry', form_type: 'consumer_contact' },
  'Vehicle Enquiry': { department: 'sales', form_name: 'vehicle_enquiry', form_type: 'consumer_contact' },
  'Test Drive': { department: 'sales', form_name: 'test_drive', form_type: 'consumer_contact' },
  'Finance Enquiry': { department: 'credit', form_name: 'finance_enquiry', form_type: 'finance/credit' },
  'Trade-In Enquiry': { department: 'trade', form_name: 'trade_in_enquiry', form_type: 'trade' },
  'Service Booking': { department: 'service', form_name: 'service_booking', form_type: 'service_appointment' },
  'Parts Enquiry': { department: 'parts', form_name: 'parts_enquiry', form_type: 'parts' },
  'Careers Enquiry': { department: 'hr', form_name: 'careers_enquiry', form_type: 'human_resources' },
  'Fleet Enquiry': { department: 'sales', form_name: 'fleet_enquiry', form_type: 'consumer_contact' },
}
