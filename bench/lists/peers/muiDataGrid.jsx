import { DataGrid } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { draw } from './draw.jsx';

const columns = [
  { field: 'title', flex: 1 },
  { field: 'skills', flex: 1, getApplyQuickFilterFn: () => null },
];

draw(function List({ rows, query, onOpen }) {
  const filterModel = useMemo(() => ({ items: [], quickFilterValues: query ? [query] : [] }), [query]);
  return (
    <DataGrid rows={rows} columns={columns} filterModel={filterModel} onRowClick={({ row }) => onOpen(row)} />
  );
});
