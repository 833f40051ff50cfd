import { jsonError } from '../../calls/json-api.ts'

/** An unknown call gets a 404 in JSON, whatever its method (http-api.md). */
export const loader = () => jsonError(404, 'There is no such call.')
export const action = loader
