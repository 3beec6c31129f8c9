// Made of /openapi.json by `npm run api-client`.
export const operations = {
  listBuses: '/buses',
  getBus: '/buses/{id}',
  getComparables: '/buses/{id}/comparables',
  findComparables: '/comparables',
  listCategories: '/categories',
  listPlaces: '/places',
  decodeVin: '/vins/{vin}',
  readImport: '/sources/{source}/imports/{importId}',
  readLeads: '/leads',
};
