// Invocations as fibers: each runs until it waits at a barrier, or for others of its SIMD-group at a function that exchanges values.

static ucontext_t scheduler;

static void wait_for(enum waiting what) {
  current->waiting = what;
  swapcontext(&current->context, &scheduler);
}

void colorfast_shim_barrier(void) { wait_for(AT_BARRIER); }

// Gives the words that each invocation brings that comes here too, and a bit for each of them.
// The caller is inlined into the text's own code: where it returns to is where the text is.
__attribute__((noinline)) uint64_t colorfast_shim_meet(const uint32_t* brings, uint32_t* met) {
  current->site = (uintptr_t)__builtin_return_address(0);
  current->depth = (uintptr_t)current->stack + STACK - (uintptr_t)__builtin_frame_address(0);
  memcpy(current->brings, brings, sizeof current->brings);
  wait_for(AT_MEETING);
  memcpy(met, current->met, LANES * sizeof *current->met);
  return current->active;
}

uint32_t colorfast_shim_lane(void) { return current->ids.lane; }

uint32_t colorfast_shim_is_helper(void) { return (uint32_t)(current->is_helper || current->is_discarded); }

static void start(void) {
  current->run(current);
  current->waiting = DONE;
}

static void begin(struct fiber* fiber, void (*run)(struct fiber*)) {
  if (!fiber->stack) {
    fiber->stack = mmap(0, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (fiber->stack == MAP_FAILED) fail("no memory for a stack");
  }
  getcontext(&fiber->context);
  fiber->context.uc_stack.ss_sp = fiber->stack;
  fiber->context.uc_stack.ss_size = STACK;
  fiber->context.uc_link = &scheduler;
  fiber->run = run;
  fiber->waiting = READY;
  makecontext(&fiber->context, start, 0);
}

// Lets the invocations meet that wait at one place. Of several places it is the one deepest in calls, and of those the first in the code:
// who is inside a branch or a loop goes on before those who wait behind it.
static int meet(struct fiber* fibers, uint32_t count) {
  static uint32_t met[LANES][4];
  const struct fiber* first = 0;
  for (uint32_t i = 0; i < count; i++) {
    const struct fiber* fiber = &fibers[i];
    if (fiber->waiting != AT_MEETING) continue;
    if (!first || fiber->depth > first->depth || (fiber->depth == first->depth && fiber->site < first->site)) first = fiber;
  }
  if (!first) return 0;
  uint64_t active = 0;
  uintptr_t site = first->site, depth = first->depth;
  // Lanes that the last SIMD-group of a workgroup lacks bring nothing either.
  memset(met, 0, sizeof met);
  for (uint32_t i = 0; i < count; i++) {
    struct fiber* fiber = &fibers[i];
    if (fiber->waiting != AT_MEETING || fiber->site != site || fiber->depth != depth) continue;
    memcpy(met[i], fiber->brings, sizeof met[i]);
    active |= 1ull << i;
  }
  for (uint32_t i = 0; i < count; i++) {
    if (!(active >> i & 1)) continue;
    fibers[i].waiting = READY;
    fibers[i].met = (const uint32_t(*)[4])met;
    fibers[i].active = active;
  }
  return 1;
}

static void see_as(int is_helper);

// Runs the invocations of a SIMD-group until each is done or at a barrier.
static void run_together(struct fiber* fibers, uint32_t count) {
  do {
    for (uint32_t i = 0; i < count; i++) {
      if (fibers[i].waiting != READY) continue;
      current = &fibers[i];
      see_as(current->is_helper || current->is_discarded);
      swapcontext(&scheduler, &current->context);
    }
  } while (meet(fibers, count));
}

static void run_workgroup(struct fiber* fibers, uint32_t count) {
  for (;;) {
    uint32_t at_barrier = 0;
    for (uint32_t i = 0; i < count; i += LANES) run_together(&fibers[i], count - i < LANES ? count - i : LANES);
    for (uint32_t i = 0; i < count; i++) at_barrier += fibers[i].waiting == AT_BARRIER;
    if (at_barrier == 0) return;
    // Control flow up to a barrier is uniform: all invocations reach it, or none.
    if (at_barrier < count) {
      fprintf(stderr, "%u of %u invocations reach a barrier\n", at_barrier, count);
      exit(3);
    }
    for (uint32_t i = 0; i < count; i++) fibers[i].waiting = READY;
  }
}

static void run_kernel(struct fiber* fiber) { colorfast_shim_kernel(&bound, &fiber->ids); }

static void dispatch(const uint32_t* groups, const uint32_t* size) {
  uint32_t count = size[0] * size[1] * size[2];
  uint64_t bytes = colorfast_shim_memory_size;
  struct fiber* fibers = calloc(count, sizeof *fibers);
  bound.memory = aligned_alloc(64, (bytes + 127) / 64 * 64);
  if (!fibers || !bound.memory || !colorfast_shim_kernel) fail("nothing to dispatch");
  for (uint32_t z = 0; z < groups[2]; z++)
    for (uint32_t y = 0; y < groups[1]; y++)
      for (uint32_t x = 0; x < groups[0]; x++) {
        // Memory of a workgroup holds anything before it is written.
        memset(bound.memory, 0xcd, bytes);
        uint32_t group[3] = {x, y, z};
        for (uint32_t i = 0; i < count; i++) {
          uint32_t local[3] = {i % size[0], i / size[0] % size[1], i / size[0] / size[1]};
          colorfast_shim_ids* ids = &fibers[i].ids;
          for (int a = 0; a < 3; a++) {
            ids->local[a] = local[a];
            ids->group[a] = group[a];
            ids->groups[a] = groups[a];
            ids->size[a] = size[a];
            ids->grid[a] = group[a] * size[a] + local[a];
          }
          ids->index = i;
          ids->lane = i % LANES;
          ids->lanes = LANES;
          ids->simd = i / LANES;
          ids->simds = (count + LANES - 1) / LANES;
          begin(&fibers[i], run_kernel);
        }
        run_workgroup(fibers, count);
      }
}
