// Runs a kernel on the CPU: every invocation is a fiber, which stops at a barrier until all of its workgroup are there.
//
// The program reads what to do from standard input and writes the buffers that may be written to standard output:
//   u32 workgroups[3], u32 size[3], u32 count, then for each buffer u32 index, u32 writable, u64 bytes, and the bytes.
// Exit status 3: a barrier that only a part of a workgroup reaches.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

// What the entry point's wrapper takes: the order is that of `Ids` in src/exec.rs.
struct ids {
  uint32_t grid[3], local[3], group[3], groups[3], size[3], index;
};

extern void colorfast_shim_invoke(void* const* buffers, void* memory, const struct ids* ids);
extern const uint64_t colorfast_shim_memory_size;

enum { MOST_BUFFERS = 31, STACK = 1 << 18 };

struct fiber {
  ucontext_t context;
  char* stack;
  struct ids ids;
  int at_barrier, done;
};

static ucontext_t scheduler;
static struct fiber* current;
static void* buffers[MOST_BUFFERS];
static void* memory;

void colorfast_shim_barrier(void) {
  current->at_barrier = 1;
  swapcontext(&current->context, &scheduler);
}

static void start(void) {
  colorfast_shim_invoke(buffers, memory, &current->ids);
  current->done = 1;
}

static void must_read(void* to, size_t size) {
  if (fread(to, 1, size, stdin) != size) exit(2);
}

static void run_group(struct fiber* fibers, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    struct fiber* fiber = &fibers[i];
    getcontext(&fiber->context);
    fiber->context.uc_stack.ss_sp = fiber->stack;
    fiber->context.uc_stack.ss_size = STACK;
    fiber->context.uc_link = &scheduler;
    fiber->done = 0;
    makecontext(&fiber->context, start, 0);
  }
  for (uint32_t left = count; left > 0;) {
    uint32_t waiting = 0;
    left = 0;
    for (uint32_t i = 0; i < count; i++) {
      if (fibers[i].done) continue;
      current = &fibers[i];
      current->at_barrier = 0;
      swapcontext(&scheduler, &current->context);
      left += !current->done;
      waiting += !current->done && current->at_barrier;
    }
    // Control flow up to a barrier is uniform: all invocations reach it, or none.
    if (waiting > 0 && waiting < count) {
      fprintf(stderr, "%u of %u invocations reach a barrier\n", waiting, count);
      exit(3);
    }
  }
}

int main(void) {
  uint32_t head[7];
  must_read(head, sizeof head);
  const uint32_t *groups = head, *size = head + 3;
  uint32_t count = head[6], writable[MOST_BUFFERS], index[MOST_BUFFERS];
  uint64_t bytes[MOST_BUFFERS];
  if (count > MOST_BUFFERS) exit(2);
  for (uint32_t i = 0; i < count; i++) {
    must_read(&index[i], 4);
    must_read(&writable[i], 4);
    must_read(&bytes[i], 8);
    if (index[i] >= MOST_BUFFERS) exit(2);
    // What lies behind a buffer belongs to nobody.
    size_t room = (bytes[i] + 4095) / 4096 * 4096;
    char* place = mmap(0, room + 8192, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (place == MAP_FAILED || mprotect(place + 4096, room, PROT_READ | PROT_WRITE)) exit(2);
    // The end of the buffer is the end of the page, as far as alignment allows.
    char* start = place + 4096 + (room - bytes[i]) / 16 * 16;
    must_read(start, bytes[i]);
    buffers[index[i]] = start;
  }
  uint32_t invocations = size[0] * size[1] * size[2];
  struct fiber* fibers = calloc(invocations, sizeof *fibers);
  memory = aligned_alloc(64, (colorfast_shim_memory_size + 127) / 64 * 64);
  for (uint32_t i = 0; i < invocations; i++) {
    fibers[i].stack = mmap(0, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (fibers[i].stack == MAP_FAILED) exit(2);
  }
  for (uint32_t z = 0; z < groups[2]; z++)
    for (uint32_t y = 0; y < groups[1]; y++)
      for (uint32_t x = 0; x < groups[0]; x++) {
        // Memory of a workgroup holds anything before it is written.
        memset(memory, 0xcd, colorfast_shim_memory_size);
        uint32_t group[3] = {x, y, z};
        for (uint32_t i = 0; i < invocations; i++) {
          uint32_t local[3] = {i % size[0], i / size[0] % size[1], i / size[0] / size[1]};
          struct ids* ids = &fibers[i].ids;
          for (int a = 0; a < 3; a++) {
            ids->local[a] = local[a];
            ids->group[a] = group[a];
            ids->groups[a] = groups[a];
            ids->size[a] = size[a];
            ids->grid[a] = group[a] * size[a] + local[a];
          }
          ids->index = i;
        }
        run_group(fibers, invocations);
      }
  for (uint32_t i = 0; i < count; i++)
    if (writable[i]) fwrite(buffers[index[i]], 1, bytes[i], stdout);
  return fflush(stdout) ? 2 : 0;
}
