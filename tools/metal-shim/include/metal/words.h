// Words of OpenCL that MSL leaves to its authors become other words.
#pragma once

#define global colorfast_word_global
#define local colorfast_word_local
#define generic colorfast_word_generic
#define pipe colorfast_word_pipe
#define read_only colorfast_word_read_only
#define write_only colorfast_word_write_only
#define read_write colorfast_word_read_write
#define vec_step colorfast_word_vec_step
#define image1d_t colorfast_word_image1d_t
#define image2d_t colorfast_word_image2d_t
#define image3d_t colorfast_word_image3d_t
#define sampler_t colorfast_word_sampler_t
#define event_t colorfast_word_event_t
#define queue_t colorfast_word_queue_t
#define addrspace_cast colorfast_word_addrspace_cast
#define atomic_int colorfast_word_atomic_int
#define atomic_uint colorfast_word_atomic_uint
#define atomic_float colorfast_word_atomic_float
#define atomic_ulong colorfast_word_atomic_ulong
#define memory_order colorfast_word_memory_order
