//# changes from es310
//# case atomicLoad/ptr<storage,atomic<i32>,read_write>/variable
1-3: #version 460
//# case atomicLoad/ptr<storage,atomic<u32>,read_write>/variable
1-3: #version 460
//# case atomicLoad/ptr<workgroup,atomic<i32>,read_write>/variable
1-3: #version 460
//# case atomicLoad/ptr<workgroup,atomic<u32>,read_write>/variable
1-3: #version 460
