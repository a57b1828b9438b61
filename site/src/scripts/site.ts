// What every page has: search and copying of tables.
export {};
