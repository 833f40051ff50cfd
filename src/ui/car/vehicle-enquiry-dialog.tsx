import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../lead-form/form-dialog.tsx'

/** FORM-1: the form over its car's page; closing it restores the page's address. */
export function VehicleEnquiryDialog({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <FormDialog onClose={() => void navigate(href, { replace: true, preventScrollReset: true })}>{children}</FormDialog>
  )
}
