//! One device, and a dispatch on it. SPIR-V is handed to the driver as it is, without a look by wgpu or naga.

use colorfast_wire::{Access, Adapter, Buffer, Bytes, Dispatch};
use std::borrow::Cow;
use std::collections::BTreeMap;
use wgpu::util::{BufferInitDescriptor, DeviceExt};
use wgpu::{BufferUsages, Features};

/// The features that tests may require, and wgpu's.
const FEATURES: &[(&str, Features)] = &[("f16", Features::SHADER_F16), ("subgroups", Features::SUBGROUP)];

/// An opened device.
pub struct Device {
    adapter: Adapter,
    device: wgpu::Device,
    queue: wgpu::Queue,
}

impl Device {
    /// Opens the first Vulkan adapter: a GPU before a software one.
    pub fn open() -> Result<Self, String> {
        let descriptor = wgpu::InstanceDescriptor {
            backends: wgpu::Backends::VULKAN,
            flags: wgpu::InstanceFlags::empty(),
            ..wgpu::InstanceDescriptor::new_without_display_handle()
        };
        let options = wgpu::RequestAdapterOptions {
            power_preference: wgpu::PowerPreference::HighPerformance,
            ..Default::default()
        };
        let adapter = pollster::block_on(wgpu::Instance::new(descriptor).request_adapter(&options))
            .map_err(|error| format!("no Vulkan adapter: {error}"))?;
        if !adapter.features().contains(Features::PASSTHROUGH_SHADERS) {
            return Err(format!("the adapter {} does not take SPIR-V as it is", adapter.get_info().name));
        }
        let (features, names) = FEATURES.iter().filter(|(_, feature)| adapter.features().contains(*feature)).fold(
            (Features::PASSTHROUGH_SHADERS, Vec::new()),
            |(features, mut names), (name, feature)| {
                names.push((*name).to_owned());
                (features | *feature, names)
            },
        );
        let descriptor = wgpu::DeviceDescriptor {
            required_features: features,
            required_limits: adapter.limits(),
            // SAFETY: passing shaders through counts as experimental. This process runs nothing else, and may crash.
            #[allow(unsafe_code)]
            experimental_features: unsafe { wgpu::ExperimentalFeatures::enabled() },
            ..Default::default()
        };
        let (device, queue) =
            pollster::block_on(adapter.request_device(&descriptor)).map_err(|error| format!("no device: {error}"))?;
        let info = adapter.get_info();
        let driver = format!("{} {}", info.driver, info.driver_info);
        Ok(Self { adapter: Adapter { name: info.name, driver, features: names }, device, queue })
    }

    /// What was opened.
    pub fn adapter(&self) -> &Adapter {
        &self.adapter
    }

    /// Runs one dispatch, and returns the contents of its `read_write` buffers.
    pub fn run(&self, dispatch: &Dispatch) -> Result<Vec<Bytes>, String> {
        let validation = self.device.push_error_scope(wgpu::ErrorFilter::Validation);
        let memory = self.device.push_error_scope(wgpu::ErrorFilter::OutOfMemory);
        let internal = self.device.push_error_scope(wgpu::ErrorFilter::Internal);
        let outputs = self.dispatch(dispatch);
        for scope in [internal, memory, validation] {
            if let Some(error) = pollster::block_on(scope.pop()) {
                return Err(error.to_string());
            }
        }
        outputs
    }

    fn dispatch(&self, dispatch: &Dispatch) -> Result<Vec<Bytes>, String> {
        let bound: Vec<(&Buffer, wgpu::Buffer)> =
            dispatch.buffers.iter().map(|buffer| (buffer, self.create(buffer))).collect();
        let groups = self.bind_groups(&bound);
        let pipeline = self.pipeline(dispatch, &groups)?;
        let mut encoder = self.device.create_command_encoder(&Default::default());
        {
            let mut pass = encoder.begin_compute_pass(&Default::default());
            pass.set_pipeline(&pipeline);
            for (index, (_, group)) in groups.iter().enumerate() {
                pass.set_bind_group(index as u32, group, &[]);
            }
            let [x, y, z] = dispatch.workgroups;
            pass.dispatch_workgroups(x, y, z);
        }
        let written = bound.iter().filter(|(buffer, _)| buffer.access == Access::ReadWrite);
        let copies: Vec<wgpu::Buffer> = written.map(|(_, buffer)| self.copy_out(&mut encoder, buffer)).collect();
        self.queue.submit([encoder.finish()]);
        self.read_back(&copies)
    }

    fn create(&self, buffer: &Buffer) -> wgpu::Buffer {
        let usage = match buffer.access {
            Access::Uniform => BufferUsages::UNIFORM,
            Access::Read => BufferUsages::STORAGE,
            Access::ReadWrite => BufferUsages::STORAGE | BufferUsages::COPY_SRC,
        };
        self.device.create_buffer_init(&BufferInitDescriptor { label: None, contents: &buffer.contents.0, usage })
    }

    /// A layout and a bind group for every group up to the highest used; those between may be empty.
    fn bind_groups(&self, bound: &[(&Buffer, wgpu::Buffer)]) -> Vec<(wgpu::BindGroupLayout, wgpu::BindGroup)> {
        let mut by_group: BTreeMap<u32, Vec<&(&Buffer, wgpu::Buffer)>> = BTreeMap::new();
        for entry in bound {
            by_group.entry(entry.0.group).or_default().push(entry);
        }
        let count = by_group.keys().next_back().map_or(0, |last| last + 1);
        (0..count)
            .map(|group| {
                let entries = by_group.get(&group).map(Vec::as_slice).unwrap_or_default();
                let layouts: Vec<_> = entries.iter().map(|(buffer, _)| layout_entry(buffer)).collect();
                let layout = self
                    .device
                    .create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: None, entries: &layouts });
                let entries: Vec<_> = entries
                    .iter()
                    .map(|(buffer, bound)| wgpu::BindGroupEntry {
                        binding: buffer.binding,
                        resource: bound.as_entire_binding(),
                    })
                    .collect();
                let group = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
                    label: None,
                    layout: &layout,
                    entries: &entries,
                });
                (layout, group)
            })
            .collect()
    }

    fn pipeline(
        &self,
        dispatch: &Dispatch,
        groups: &[(wgpu::BindGroupLayout, wgpu::BindGroup)],
    ) -> Result<wgpu::ComputePipeline, String> {
        let (words, rest) = dispatch.module.0.as_chunks::<4>();
        if !rest.is_empty() {
            return Err("the module is no whole number of words".to_owned());
        }
        let mut words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
        let bound = dispatch.buffers.iter().map(|buffer| (buffer.group, buffer.binding)).collect();
        crate::bindings::make_dense(&mut words, &bound);
        let entry_point = wgpu::PassthroughShaderEntryPoint {
            name: Cow::Borrowed(&dispatch.entry_point),
            // Only Metal reads it.
            workgroup_size: (1, 1, 1),
        };
        let descriptor = wgpu::ShaderModuleDescriptorPassthrough {
            entry_points: Cow::Owned(vec![entry_point]),
            spirv: Some(Cow::Owned(words)),
            ..Default::default()
        };
        // SAFETY: the harness validates a module before it asks for its execution; a driver that still misbehaves takes
        // down this process only.
        #[allow(unsafe_code)]
        let module = unsafe { self.device.create_shader_module_passthrough(descriptor) };
        let layouts: Vec<_> = groups.iter().map(|(layout, _)| Some(layout)).collect();
        let layout = self.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            bind_group_layouts: &layouts,
            ..Default::default()
        });
        Ok(self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: None,
            layout: Some(&layout),
            module: &module,
            entry_point: Some(&dispatch.entry_point),
            compilation_options: Default::default(),
            cache: None,
        }))
    }

    fn copy_out(&self, encoder: &mut wgpu::CommandEncoder, buffer: &wgpu::Buffer) -> wgpu::Buffer {
        let copy = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: buffer.size(),
            usage: BufferUsages::COPY_DST | BufferUsages::MAP_READ,
            mapped_at_creation: false,
        });
        encoder.copy_buffer_to_buffer(buffer, 0, &copy, 0, buffer.size());
        copy
    }

    fn read_back(&self, copies: &[wgpu::Buffer]) -> Result<Vec<Bytes>, String> {
        for copy in copies {
            // Whether mapping worked shows when the range is asked for.
            copy.map_async(wgpu::MapMode::Read, .., |_| {});
        }
        self.device.poll(wgpu::PollType::wait_indefinitely()).map_err(|error| error.to_string())?;
        let contents = |copy: &wgpu::Buffer| {
            copy.get_mapped_range(..).map(|range| Bytes(range.to_vec())).map_err(|error| error.to_string())
        };
        copies.iter().map(contents).collect()
    }
}

fn layout_entry(buffer: &Buffer) -> wgpu::BindGroupLayoutEntry {
    let ty = match buffer.access {
        Access::Uniform => wgpu::BufferBindingType::Uniform,
        Access::Read => wgpu::BufferBindingType::Storage { read_only: true },
        Access::ReadWrite => wgpu::BufferBindingType::Storage { read_only: false },
    };
    wgpu::BindGroupLayoutEntry {
        binding: buffer.binding,
        visibility: wgpu::ShaderStages::COMPUTE,
        ty: wgpu::BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None },
        count: None,
    }
}
