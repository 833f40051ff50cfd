import { oracleContract, realStock } from './search-oracle.contract.ts'

oracleContract(realStock())
