//! Shader modules: SPIR-V is handed to the driver as it is, without a look by wgpu or naga; WGSL is translated by naga.

use colorfast_wire::{Code, Execution};
use std::borrow::Cow;

/// The module of an execution.
pub fn create(device: &wgpu::Device, execution: &Execution) -> Result<wgpu::ShaderModule, String> {
    let words = match &execution.code {
        Code::Spirv(words) => words,
        Code::Wgsl(text) => {
            let source = wgpu::ShaderSource::Wgsl(Cow::Borrowed(text));
            return Ok(device.create_shader_module(wgpu::ShaderModuleDescriptor { label: None, source }));
        }
    };
    let (words, rest) = words.0.as_chunks::<4>();
    if !rest.is_empty() {
        return Err("the module is no whole number of words".to_owned());
    }
    let mut words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let bound = execution.work.resources.iter().map(|resource| (resource.group, resource.binding)).collect();
    crate::bindings::make_dense(&mut words, &bound);
    let entry_points = execution.entry_points.iter().map(|name| wgpu::PassthroughShaderEntryPoint {
        name: Cow::Borrowed(name),
        // Only Metal reads it.
        workgroup_size: (1, 1, 1),
    });
    let descriptor = wgpu::ShaderModuleDescriptorPassthrough {
        entry_points: entry_points.collect(),
        spirv: Some(Cow::Owned(words)),
        ..Default::default()
    };
    // SAFETY: the harness validates a module before it asks for its execution; a driver that still misbehaves takes down this
    // process only.
    #[allow(unsafe_code)]
    Ok(unsafe { device.create_shader_module_passthrough(descriptor) })
}
