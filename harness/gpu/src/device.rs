//! One device, and an execution on it.

use crate::draws::{self, Stages};
use crate::modules;
use crate::resources::{self, Bound};
use colorfast_wire::{Adapter, Bytes, Command, Execution};
use wgpu::Features;

/// The features that tests may require, and wgpu's.
const FEATURES: &[(&str, Features)] =
    &[("f16", Features::SHADER_F16), ("subgroups", Features::SUBGROUP), ("immediates", Features::IMMEDIATES)];
/// What every adapter has of what tests need.
const ALWAYS: [&str; 2] = ["textures", "draws"];
/// Features that are used where they are there.
const OPTIONAL: Features = Features::FLOAT32_FILTERABLE
    .union(Features::TEXTURE_FORMAT_16BIT_NORM)
    .union(Features::TEXTURE_ADAPTER_SPECIFIC_FORMAT_FEATURES)
    .union(Features::CLIP_DISTANCES)
    .union(Features::INDIRECT_FIRST_INSTANCE)
    .union(Features::PRIMITIVE_INDEX)
    .union(Features::DUAL_SOURCE_BLENDING);

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
            (Features::PASSTHROUGH_SHADERS | adapter.features() & OPTIONAL, ALWAYS.map(str::to_owned).to_vec()),
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

    /// Runs an execution, and returns the contents of what it wrote.
    pub fn run(&self, execution: &Execution) -> Result<Vec<Bytes>, String> {
        let validation = self.device.push_error_scope(wgpu::ErrorFilter::Validation);
        let memory = self.device.push_error_scope(wgpu::ErrorFilter::OutOfMemory);
        let internal = self.device.push_error_scope(wgpu::ErrorFilter::Internal);
        let outputs = self.execute(execution);
        for scope in [internal, memory, validation] {
            if let Some(error) = pollster::block_on(scope.pop()) {
                return Err(error.to_string());
            }
        }
        outputs
    }

    fn execute(&self, execution: &Execution) -> Result<Vec<Bytes>, String> {
        let work = &execution.work;
        let bound: Vec<Bound<'_>> = work
            .resources
            .iter()
            .map(|it| resources::create(&self.device, &self.queue, it))
            .collect::<Result<_, _>>()?;
        let modules = modules::create(&self.device, execution)?;
        let mut encoder = self.device.create_command_encoder(&Default::default());
        let mut targets = Vec::new();
        match (&work.command, &execution.entry_points[..], &modules[..]) {
            (Command::Dispatch(workgroups), [entry_point], [module]) => {
                let groups = resources::bind_groups(&self.device, &bound, wgpu::ShaderStages::COMPUTE);
                let layout = self.layout(&groups, &work.immediates);
                let pipeline = self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
                    label: None,
                    layout: Some(&layout),
                    module,
                    entry_point: Some(entry_point),
                    compilation_options: Default::default(),
                    cache: None,
                });
                let mut pass = encoder.begin_compute_pass(&Default::default());
                pass.set_pipeline(&pipeline);
                for (index, (_, group)) in groups.iter().enumerate() {
                    pass.set_bind_group(index as u32, group, &[]);
                }
                if !work.immediates.0.is_empty() {
                    pass.set_immediates(0, &work.immediates.0);
                }
                let [x, y, z] = *workgroups;
                pass.dispatch_workgroups(x, y, z);
            }
            (Command::Dispatch(_), ..) => return Err("a dispatch has one entry point".to_owned()),
            (Command::Draw(draw), [vertex, fragment], [first, second]) => {
                let stages = wgpu::ShaderStages::VERTEX_FRAGMENT;
                let groups = resources::bind_groups(&self.device, &bound, stages);
                let layout = self.layout(&groups, &work.immediates);
                let (modules, names) = ([first, second], [vertex.as_str(), fragment.as_str()]);
                let immediates = &work.immediates.0;
                let stages = Stages { modules, names, groups: &groups, layout: &layout, immediates };
                targets = draws::draw(&self.device, &self.queue, &mut encoder, draw, &stages)?;
            }
            (Command::Draw(_), ..) => return Err("a draw has two entry points".to_owned()),
        }
        let mut copies: Vec<_> = bound.iter().filter_map(|bound| bound.copy_out(&self.device, &mut encoder)).collect();
        for target in &targets {
            copies.extend(target.copy_out(&self.device, &mut encoder)?);
        }
        self.queue.submit([encoder.finish()]);
        resources::read_back(&self.device, &copies)
    }

    fn layout(&self, groups: &[(wgpu::BindGroupLayout, wgpu::BindGroup)], immediates: &Bytes) -> wgpu::PipelineLayout {
        let layouts: Vec<_> = groups.iter().map(|(layout, _)| Some(layout)).collect();
        self.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            bind_group_layouts: &layouts,
            immediate_size: immediates.0.len() as u32,
            ..Default::default()
        })
    }
}
