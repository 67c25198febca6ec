/** The first estimated year (t = 1), then five projected, the last labelled Terminal (t = 6). */
export const forecastColumns = 6;
