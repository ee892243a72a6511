/** One file for all of React, which every island shares. */
export const REACT_FILE = {
  name: 'react',
  test: /node_modules[\\/](?:react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
};
