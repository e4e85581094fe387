//! Worker process around wgpu: which adapter is there, and what does this shader write?
//!
//! It is a program of its own because wgpu takes a while to build, which `xtest` defers until something is to be executed; and
//! because a driver that crashes or hangs then costs one case.

mod bindings;
mod device;
mod draws;
mod fill;
mod formats;
mod modules;
mod resources;
mod samples;
mod textures;

use colorfast_wire::{DeviceAnswer, DeviceRequest};
use device::Device;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut device = None;
    match colorfast_wire::serve(|request| answer(&mut device, &request), DeviceAnswer::Failed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("colorfast-gpu: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Answers one request; the device is opened for the first.
fn answer(device: &mut Option<Result<Device, String>>, request: &DeviceRequest) -> DeviceAnswer {
    match (device.get_or_insert_with(Device::open), request) {
        (Err(why), _) => DeviceAnswer::Failed(why.clone()),
        (Ok(device), DeviceRequest::Adapter) => DeviceAnswer::Adapter(device.adapter().clone()),
        (Ok(device), DeviceRequest::Run(execution)) => {
            device.run(execution).map_or_else(DeviceAnswer::Failed, DeviceAnswer::Done)
        }
    }
}
